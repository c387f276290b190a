import { Button, Modal } from '@mantine/core'
import { gameNudge, type SerializedGame, type WireSeatClock } from '@parlour/protocol'
import { PlayerName, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { gameAgo } from '../time/age'
import { useNow } from '../time/use-now'
import { dayWords } from './days'
import styles from './pace-dialog.module.css'
import { leftAt, leftWords, paceWords } from './pace-words'

interface PaceDialogProps {
  readonly game: SerializedGame
  /** The name of whoever looks. */
  readonly viewer: string
  readonly close: () => void
}

/** Who is asked since when and what time each has left, and a nudge for whoever is asked. */
export function PaceDialog({ game, viewer, close }: PaceDialogProps) {
  const { clock, settings, waiting } = game
  const now = useNow()
  return (
    <Modal opened onClose={close} title="Pace" closeButtonProps={{ 'aria-label': 'Close' }}>
      <ul className={styles.seats} aria-label="Seats">
        {settings.players.map(({ name, bot }) => {
          const seat = clock?.seats.find((one) => one.name === name)
          const left = clock && seat && leftAt(clock, seat, now)
          const bank = clock?.rule?.kind === 'bank' ? clock.rule.bank * 60_000 : undefined
          return (
            <li key={name} data-asked={waiting.includes(name) || undefined}>
              <PlayerName name={name} />
              <span className={styles.says}>
                {saysOf({ seat, isBot: bot !== undefined, isAsked: waiting.includes(name) }, now)}
              </span>
              {left !== undefined && bank !== undefined && (
                <>
                  <span className={styles.left} data-short={left < bank / 10 || undefined}>
                    {left === 0 ? 'no time left' : `${leftWords(left)} left`}
                  </span>
                  <i className={styles.meter} aria-hidden="true">
                    <i style={{ width: `${(left / bank) * 100}%` }} />
                  </i>
                </>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.rule}>{paceWords(clock?.rule).join(' ')}</p>
      <Nudge game={game} viewer={viewer} now={now} />
    </Modal>
  )
}

interface SeatStanding {
  readonly seat: WireSeatClock | undefined
  readonly isBot: boolean
  readonly isAsked: boolean
}

function saysOf({ seat, isBot, isAsked }: SeatStanding, now: number): string {
  if (isBot) return 'bot'
  if (seat?.resigned === true) return 'resigned, a bot plays on'
  if (seat?.standIn === true) return 'a bot stands in'
  if (seat?.away !== undefined && seat.away.from <= now)
    return `on vacation until ${dayWords(seat.away.until)}`
  if (!isAsked) return ''
  return seat?.since === undefined ? 'asked' : `asked ${gameAgo(now - seat.since)}`
}

/** Tells whoever else is asked that they are waited for; who may not be, and why not, is said instead. */
function Nudge({ game, viewer, now }: Omit<PaceDialogProps, 'close'> & { readonly now: number }) {
  const send = useSend()
  const [isSending, setSending] = useState(false)
  const { clock, waiting, settings } = game
  const people = settings.players.filter(
    ({ name, bot }) =>
      bot === undefined && name !== viewer && waiting.includes(name) && !isAbsent(clock, name, now),
  )
  if (people.length === 0) return <p className={styles.rule}>Nobody else is asked anything.</p>
  const from = clock?.nudgeFrom
  const isTooSoon = from !== undefined && from > now
  const nudge = async () => {
    setSending(true)
    try {
      await send(gameNudge, { gameId: game._id })
    } catch (error) {
      // The call shows its own failure.
      console.error('nudge', error)
    }
    setSending(false)
  }
  return (
    <div className={styles.acts}>
      {isTooSoon && <span>nudged, possible again at {timeOf(from)}</span>}
      <Button disabled={isTooSoon} loading={isSending} onClick={() => void nudge()}>
        nudge {people.map(({ name }) => name).join(', ')}
      </Button>
    </div>
  )
}

/** Whether somebody is not to be nudged: a bot answers for them, or they are on vacation. */
function isAbsent(clock: SerializedGame['clock'], name: string, now: number): boolean {
  const seat = clock?.seats.find((one) => one.name === name)
  return seat?.standIn === true || (seat?.away !== undefined && seat.away.from <= now)
}

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
