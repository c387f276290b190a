import { Button } from '@mantine/core'
import type { NoticeChannelKind, WireNoticeChannel } from '@parlour/protocol'
import styles from './notice-account.module.css'

interface ArrivalQuestionProps {
  readonly kind: NoticeChannelKind
  /** What the viewer said; undefined until they did. */
  readonly arrived: boolean | undefined
  readonly answer: (arrived: boolean) => void
}

/** Asks whether a test arrived: that a service took it does not prove that anybody was told. */
export function ArrivalQuestion({ kind, arrived, answer }: ArrivalQuestionProps) {
  if (arrived === true) return <span>Good: notices reach you here.</span>
  const question = kind === 'push' ? 'Did it ring?' : 'Did it arrive?'
  return (
    <fieldset className={styles.arrival}>
      <legend>{question}</legend>
      <Button onClick={() => answer(true)}>yes</Button>
      <Button aria-pressed={arrived === false} onClick={() => answer(false)}>
        no
      </Button>
    </fieldset>
  )
}

interface Hint {
  readonly what: string
  readonly words: string
}

const PUSH_HINTS: readonly Hint[] = [
  {
    what: 'Silent mode',
    words: 'A device that is silent, or set to “do not disturb” or “focus”, makes no sound.',
  },
  {
    what: 'The system’s own setting',
    words:
      'In the settings of the device, under notifications, this browser must be allowed to show notices and to play a sound.',
  },
  {
    what: 'The battery saver',
    words:
      'It can stop a browser in the background. Switch it off, or leave the browser out of it; on a computer, let the browser run in the background.',
  },
]

const mailHints = (address: string): readonly Hint[] => [
  { what: 'The spam folder', words: 'If the mail is there, mark it as wanted. The next ones come through.' },
  { what: 'A few minutes', words: 'Some mail services hold back the first mail of an unknown sender.' },
  {
    what: 'The address',
    words: `It was sent to ${address}. If that is not your address, remove it here and add the right one.`,
  },
]

const hookHints = (host: string): readonly Hint[] => [
  {
    what: 'The message itself',
    words: `Look on ${host} where the hook writes. If the test is there, only the sound is missing.`,
  },
  {
    what: 'Muted there',
    words: 'The channel, chat or topic may be muted in that app, or the app may be silent on your device.',
  },
  {
    what: 'Another place',
    words: 'If no test is there, the hook leads somewhere else. Remove it here and add it again.',
  },
]

/** What to look at where a test did not ring or arrive. */
export function ArrivalHints({ channel: { kind, host } }: { readonly channel: WireNoticeChannel }) {
  const hints = kind === 'push' ? PUSH_HINTS : kind === 'mail' ? mailHints(host) : hookHints(host)
  return (
    <div className={styles.hints}>
      <p>The message went out. Look at these, then send another test:</p>
      <ul>
        {hints.map(({ what, words }) => (
          <li key={what}>
            <strong>{what}.</strong> {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
