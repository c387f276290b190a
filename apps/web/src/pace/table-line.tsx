import { Button } from '@mantine/core'
import {
  gamePropose,
  gameTakeSeat,
  type SerializedGame,
  type WireClock,
  type WireProposal,
} from '@parlour/protocol'
import { Icon, type IconName, PlayerName, PlayerNames, useSend } from '@parlour/ui-kit'
import { type ReactNode, useState } from 'react'
import { useNow } from '../time/use-now'
import { leftWords } from './pace-words'
import styles from './table-line.module.css'
import { isAsked, VoteButtons } from './vote-buttons'

interface TableLineProps {
  readonly game: SerializedGame
  /** The seat of whoever looks; undefined without one. */
  readonly viewer: string | undefined
  readonly saving: boolean
  /** Votes on a proposal, or withdraws one's own. */
  readonly say: (made: number, allow: boolean) => void
}

/**
 * What the players agree on beside their game, in one line over its screen: the viewer's own bot, what
 * somebody proposes, or that the game is paused. Nothing where there is nothing to tell.
 */
export function TableLine({ game, viewer, saving, say }: TableLineProps) {
  const { clock, gameOver } = game
  const proposal = game.proposals?.find(({ kind }) => kind !== 'undo')
  const own = clock?.seats.find(({ name }) => name === viewer)
  if (gameOver) return null
  if (own?.resigned === true)
    return (
      <Line icon="bot">
        <strong>You resigned.</strong> A bot plays your seat to the end.
      </Line>
    )
  if (own?.standIn === true) return <OwnStandIn gameId={game._id} />
  if (proposal !== undefined)
    return (
      <Proposed
        proposal={proposal}
        viewer={viewer}
        saving={saving}
        say={(allow) => say(proposal.made, allow)}
      />
    )
  return clock?.paused === undefined ? null : (
    <Paused gameId={game._id} paused={clock.paused} isSeated={viewer !== undefined} />
  )
}

interface LineProps {
  readonly icon: IconName
  readonly children: ReactNode
  readonly actions?: ReactNode
}

const Line = ({ icon, children, actions }: LineProps) => (
  <section className={styles.line} role="status">
    <Icon name={icon} size={18} />
    <p>{children}</p>
    {actions === undefined ? null : <span className={styles.acts}>{actions}</span>}
  </section>
)

/** A bot answers for the viewer, who takes the seat back with one click. */
function OwnStandIn({ gameId }: { readonly gameId: string }) {
  const { isSending, run } = useSending(gameTakeSeat.path)
  const send = useSend()
  const takeBack = () => run(() => send(gameTakeSeat, { gameId }))
  return (
    <Line
      icon="bot"
      actions={
        <Button size="compact-sm" variant="filled" loading={isSending} onClick={takeBack}>
          take my seat back
        </Button>
      }
    >
      <strong>A bot answers for you.</strong> What it has done stays.
    </Line>
  )
}

interface ProposedProps {
  readonly proposal: WireProposal
  readonly viewer: string | undefined
  readonly saving: boolean
  readonly say: (allow: boolean) => void
}

/** What somebody proposes: whoever is asked answers here, whoever asks withdraws it. */
function Proposed({ proposal, viewer, saving, say }: ProposedProps) {
  const { kind, by, verb, why } = proposal
  const isOwn = by === viewer
  const acts =
    isOwn || isAsked(proposal, viewer) ? (
      <VoteButtons {...{ proposal, viewer, saving, say }} words={['agree', 'no']} />
    ) : undefined
  return (
    <Line icon={ICONS[kind]} actions={acts}>
      <strong>
        {isOwn ? 'You ask' : <PlayerName name={by} />}
        {isOwn ? '' : ' asks'} to {verb}.
      </strong>{' '}
      {why === undefined ? null : <>“{why}” </>}
      <span className={styles.muted}>
        <StandingOf proposal={proposal} viewer={viewer} />
      </span>
    </Line>
  )
}

const ICONS = {
  undo: 'undo',
  pause: 'pause',
  resume: 'play',
  'stand-in': 'bot',
  draw: 'person',
  onlookers: 'eye',
} as const satisfies Readonly<Record<WireProposal['kind'], IconName>>

/** Who has still to agree, and what becomes of it without an answer. */
function StandingOf({ proposal, viewer }: Pick<ProposedProps, 'proposal' | 'viewer'>) {
  const { waitingFor, lapses, objector } = proposal
  const now = useNow()
  const others = waitingFor.filter((name) => name !== viewer)
  const objectsFor = objector === undefined ? 0 : objector.until - now
  return (
    <>
      {others.length === 0 ? null : (
        <>
          Waiting for <PlayerNames names={others} />.{' '}
        </>
      )}
      {objector !== undefined && objectsFor > 0 ? (
        <>
          {objector.name === viewer ? 'You' : <PlayerName name={objector.name} />} may say no for{' '}
          {leftWords(objectsFor)}.{' '}
        </>
      ) : null}
      {lapses !== undefined && waitingFor.length > 0 ? `It lapses in ${leftWords(lapses - now)}.` : null}
    </>
  )
}

interface PausedProps {
  readonly gameId: string
  readonly paused: NonNullable<WireClock['paused']>
  readonly isSeated: boolean
}

/** The game rests: whoever plays proposes to go on. */
function Paused({ gameId, paused: { until }, isSeated }: PausedProps) {
  const { isSending, run } = useSending(gamePropose.path)
  const send = useSend()
  const goOn = () => run(() => send(gamePropose, { gameId, proposal: { kind: 'resume' } }))
  return (
    <Line
      icon="pause"
      actions={
        isSeated ? (
          <Button size="compact-sm" variant="default" loading={isSending} onClick={goOn}>
            propose to play on
          </Button>
        ) : undefined
      }
    >
      <strong>Paused{until === undefined ? '' : ` until ${dayWords(until)}`}.</strong>{' '}
      <span className={styles.muted}>Nobody is asked anything, and clocks stand still.</span>
    </Line>
  )
}

const dayWords = (at: number): string =>
  new Date(at).toLocaleString(undefined, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })

/** Whether a call is under way; a failure has shown its own alert. */
function useSending(what: string) {
  const [isSending, setSending] = useState(false)
  const run = (work: () => Promise<unknown>): void => {
    setSending(true)
    work()
      .catch((error: unknown) => console.error(what, error))
      .finally(() => setSending(false))
  }
  return { isSending, run }
}
