import { useStoredSwitch } from '@parlour/ui-kit'

const NOTICES_KEY = 'parlour-notices'
const SOUND_KEY = 'parlour-sound'

/**
 * Whether this browser tells its user of their turn: by a notice, and by a sound. Off until somebody wants
 * it.
 */
export function useNoticeSettings() {
  const [notices, setNotices] = useStoredSwitch(NOTICES_KEY, 'off')
  const [sound, setSound] = useStoredSwitch(SOUND_KEY, 'off')
  return { notices, sound, setNotices, setSound }
}
