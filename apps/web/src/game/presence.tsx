import type { SerializedGame } from '@parlour/protocol'
import { joinClasses, useSeatClass } from '@parlour/ui-kit'
import { dayWords } from '../pace/days'
import { leftAt, leftWords } from '../pace/pace-words'
import { useNow } from '../time/use-now'
import styles from './presence.module.css'

interface PresenceProps {
  readonly game: SerializedGame
  /** Shows how the players stand with their time. */
  readonly openPace: (() => void) | undefined
}

/**
 * Who has the game open now: the shape of each person's seat, faded where that person is away; and what time
 * whoever is asked has left.
 */
export function Presence({ game, openPace }: PresenceProps) {
  const { present, settings } = game
  const now = useNow()
  return (
    <div className={styles.here}>
      <ul className={styles.presence} aria-label="Who is here">
        {settings.players.map(({ _id, name, bot }) =>
          bot === undefined ? (
            <Seat key={_id} name={name} isHere={present.includes(name)} until={awayUntil(game, name, now)} />
          ) : null,
        )}
      </ul>
      <TimeLeft game={game} />
      {openPace !== undefined && (
        <button type="button" className={styles.opener} aria-label="Pace" onClick={openPace} />
      )}
    </div>
  )
}

/** The least time that somebody who is asked has left; nothing without a bank. */
function TimeLeft({ game: { clock, gameOver } }: Pick<PresenceProps, 'game'>) {
  const now = useNow()
  if (clock === undefined || gameOver) return null
  const asked = clock.seats.flatMap((seat) => {
    const left = seat.since === undefined || seat.standIn === true ? undefined : leftAt(clock, seat, now)
    return left === undefined ? [] : [{ name: seat.name, left }]
  })
  const [least] = asked.sort((a, b) => a.left - b.left)
  if (least === undefined) return null
  return (
    <span className={styles.left} title={`${least.name}: ${leftWords(least.left)} left`}>
      {leftWords(least.left)}
    </span>
  )
}

interface SeatProps {
  readonly name: string
  readonly isHere: boolean
  /** Until when they are on vacation, where they are. */
  readonly until: number | undefined
}

/** Returns until when somebody is on vacation; undefined where they are not. */
function awayUntil({ clock }: SerializedGame, name: string, now: number): number | undefined {
  const away = clock?.seats.find((seat) => seat.name === name)?.away
  return away !== undefined && away.from <= now ? away.until : undefined
}

/**
 * The seats are those of the screen around it: where a game seats its players in another order, not the
 * lobby's.
 */
function Seat({ name, isHere, until }: SeatProps) {
  const seat = useSeatClass(name)
  const vacation = until === undefined ? '' : `, on vacation until ${dayWords(until)}`
  const words = `${name} is ${isHere ? 'here' : 'away'}${vacation}`
  return (
    <li className={joinClasses(styles.seat, seat)} data-away={!isHere || undefined} title={words}>
      <span className="visually-hidden">{words}</span>
    </li>
  )
}
