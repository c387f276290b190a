import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { gamePropose, type SentBodyOf, type SerializedGame } from '@parlour/protocol'
import { PlayerName, PlayerNames, useSend } from '@parlour/ui-kit'
import { type ReactNode, useState } from 'react'
import { useNow } from '../time/use-now'
import { dateOf } from './days'
import styles from './propose-dialogs.module.css'

interface ProposeProps {
  readonly game: SerializedGame
  /** The seat of whoever proposes. */
  readonly viewer: string
  readonly close: () => void
}

type Proposal = SentBodyOf<typeof gamePropose>['proposal']

interface ProposeDialogProps extends ProposeProps {
  readonly title: string
  readonly children: ReactNode
  readonly hint?: string
  /** Undefined while something is missing. */
  readonly proposal: Proposal | undefined
}

/** A dialog that puts something to the other players. */
function ProposeDialog({ game, close, title, children, hint, proposal }: ProposeDialogProps) {
  const send = useSend()
  const [isSending, setSending] = useState(false)
  const propose = async () => {
    if (proposal === undefined) return
    setSending(true)
    try {
      await send(gamePropose, { gameId: game._id, proposal })
      close()
    } catch (error) {
      // The call shows its own failure.
      console.error('propose', error)
      setSending(false)
    }
  }
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={styles.body}>
        {children}
        <p className={styles.hint}>
          {hint === undefined ? '' : `${hint} `}Without all answers it lapses in 48 hours. The game goes on
          meanwhile.
        </p>
        <div className={styles.acts}>
          <Button variant="default" onClick={close}>
            cancel
          </Button>
          <Button disabled={proposal === undefined} loading={isSending} onClick={() => void propose()}>
            propose
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** The people whose word is asked beside that of whoever proposes. */
const othersIn = ({ settings, clock }: SerializedGame, viewer: string): readonly string[] =>
  settings.players.flatMap(({ name, bot }) =>
    bot === undefined && name !== viewer && clock?.seats.find((seat) => seat.name === name)?.standIn !== true
      ? [name]
      : [],
  )

const DAY = 24 * 60 * 60 * 1000
/** In the morning of the day on which a pause ends. */
const MORNING = 9

/** Proposes that nobody is asked anything until a day. */
export function PauseDialog(props: ProposeProps) {
  const { game, viewer } = props
  const [until, setUntil] = useState(() => dateOf(Date.now() + 7 * DAY))
  const [why, setWhy] = useState('')
  const now = useNow()
  const [year, month, day] = until.split('-').map(Number)
  const at = new Date(year ?? 0, (month ?? 1) - 1, day ?? 1, MORNING).getTime()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const proposal: Proposal | undefined =
    until === ''
      ? { kind: 'pause', zone, why }
      : at > now
        ? { kind: 'pause', until: at, zone, why }
        : undefined
  const others = othersIn(game, viewer)
  return (
    <ProposeDialog {...props} title="Pause the game" proposal={proposal}>
      <p>
        Nobody is asked and no clock runs {until === '' ? 'until you agree to play on' : 'until the day'}
        {others.length === 0 ? (
          '.'
        ) : (
          <>
            , if <PlayerNames names={others} /> {others.length === 1 ? 'agrees' : 'agree'}.
          </>
        )}
      </p>
      <div className={styles.two}>
        <TextInput
          label="Until"
          description="Empty: until you agree to play on"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="date"
          min={dateOf(now + DAY)}
          value={until}
          error={proposal === undefined ? 'Choose a later day.' : undefined}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <TextInput
          label="Why (may be empty)"
          placeholder="one line for the others"
          maxLength={200}
          value={why}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
      </div>
    </ProposeDialog>
  )
}

/** Proposes that a bot answers for somebody until they take their seat back. */
export function StandInDialog(props: ProposeProps) {
  const { game, viewer } = props
  const people = [...othersIn(game, viewer), viewer]
  const asked = people.find((name) => name !== viewer && game.waiting.includes(name))
  const [seat, setSeat] = useState(asked ?? people[0] ?? viewer)
  const others = people.filter((name) => name !== seat && name !== viewer)
  return (
    <ProposeDialog {...props} title="Let a bot stand in" proposal={{ kind: 'stand-in', seat }}>
      <NativeSelect
        label="For"
        value={seat}
        data={people.map((name) => ({ value: name, label: name === viewer ? `${name} (you)` : name }))}
        onChange={(event) => setSeat(event.currentTarget.value)}
      />
      <p>
        A bot answers for {seat === viewer ? 'you' : <PlayerName name={seat} />} until{' '}
        {seat === viewer ? 'you take your seat' : 'they take their seat'} back, which takes one click at any
        time. It never looks at hidden cards of others, and what it does stays.
      </p>
      <ul className={styles.needs} aria-label="Who must agree">
        {others.length === 0 ? null : (
          <li>
            <PlayerNames names={others} /> must agree
          </li>
        )}
        {seat === viewer ? null : (
          <li>
            <PlayerName name={seat} /> is told and has 12 hours to say no, or none with no time left
          </li>
        )}
      </ul>
    </ProposeDialog>
  )
}

/** Proposes to end a game of two people without a winner. */
export function DrawDialog(props: ProposeProps) {
  const others = othersIn(props.game, props.viewer)
  return (
    <ProposeDialog {...props} title="Offer a draw" proposal={{ kind: 'draw' }}>
      <p>
        The game ends here and nobody wins it
        {others.length === 0 ? (
          '.'
        ) : (
          <>
            , if <PlayerNames names={others} /> agrees.
          </>
        )}{' '}
        Only out of time? A pause may be kinder.
      </p>
    </ProposeDialog>
  )
}
