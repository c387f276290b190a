import { useStored } from '@parlour/ui-kit'

const NOTICES_KEY = 'parlour-notices'
const SOUND_KEY = 'parlour-sound'

type Toggle = 'on' | 'off'

const useSwitch = (key: string) =>
  useStored<Toggle>({
    key,
    defaultValue: 'off',
    serialize: (word) => word,
    deserialize: (word) => (word === 'on' ? 'on' : 'off'),
  })

/**
 * Whether this browser tells its user of their turn: by a notice, and by a sound. Off until somebody wants
 * it.
 */
export function useNoticeSettings() {
  const [notices, setNotices] = useSwitch(NOTICES_KEY)
  const [sound, setSound] = useSwitch(SOUND_KEY)
  return { notices: notices === 'on', sound: sound === 'on', setNotices, setSound }
}
