import { joinClasses, SeatName, seatClass } from '@parlour/ui-kit'
import { useActing } from '../acting/use-acting'
import { useIsPlayerAimable, useOpenDialog } from '../acting/table-store'
import type { Table, TablePlayer } from '../table/table'
import styles from './player-box.module.css'
import { MiniSteps, Steps } from './steps'

interface PlayerBoxProps {
  readonly table: Table
  readonly player: TablePlayer
}

/** A player in the rail: name, marks, life and the other counters. */
export function PlayerBox({ table, player }: PlayerBoxProps) {
  const { act } = useActing()
  const open = useOpenDialog()
  return (
    <section
      className={joinClasses(styles.box, seatClass(player.seat))}
      data-own={player === table.own || undefined}
      aria-label={player.name}
    >
      <header className={styles.head}>
        <PlayerButton player={player} />
        <Tags table={table} player={player} inRail />
      </header>
      <div className={styles.life}>
        <b>{player.counters.life ?? 0}</b>
        <span>life</span>
        {hasTurn(table, player) ? <span className={joinClasses(styles.badge, styles.turn)}>turn</span> : null}
      </div>
      <Steps player={player.name} counter="life" />
      <ul className={styles.counters}>
        {otherCounters(player).map(([name, value]) => (
          <li key={name}>
            <span className={styles.word}>{name}</span>
            <MiniSteps
              label={`${player.name}’s ${name}`}
              value={value}
              onStep={(amount) =>
                act({ name: 'adjust counter', playerName: player.name, counter: name, amount })
              }
            />
          </li>
        ))}
        <li>
          <button type="button" className={styles.more} onClick={() => open({ kind: 'counters' })}>
            counters …
          </button>
        </li>
      </ul>
      {table.view.format === 'Commander' ? (
        <div className={styles.damage}>
          <span>
            commander <span className={styles.long}>damage</span>
          </span>
          <Taken table={table} player={player} />
        </div>
      ) : null}
    </section>
  )
}

/** A player's counters other than life. */
export const otherCounters = ({ counters }: TablePlayer): readonly (readonly [string, number])[] =>
  Object.entries(counters).filter(([name]) => name !== 'life')

/** A player's name: a click opens their menu. */
export function PlayerButton({ player }: { readonly player: TablePlayer }) {
  const aimable = useIsPlayerAimable()
  return (
    <button
      type="button"
      className={joinClasses(styles.name, aimable && styles.aimable)}
      data-player-name={player.name}
      aria-haspopup="menu"
    >
      <SeatName index={player.seat} name={player.name} />
    </button>
  )
}

interface TagsProps extends PlayerBoxProps {
  /**
   * In the box of the rail the turn stands beside the life, and priority keeps its room, so that the phases
   * never move.
   */
  readonly inRail?: boolean
}

const hasTurn = ({ view }: Table, { name }: TablePlayer) =>
  view.stage === 'playing' && view.turnPlayer === name

/** Who has priority, whose turn it is, who plays in a team, who is away or out, who wears a mark. */
export function Tags({ table, player, inRail = false }: TagsProps) {
  const { view, own, isSeated } = table
  const { name } = player
  const isViewer = isSeated && player === own
  const plays = view.stage === 'playing'
  return (
    <>
      {plays && (view.priority === name || inRail) ? (
        <span
          className={joinClasses(
            styles.badge,
            view.priority === name ? (isViewer ? styles.mine : styles.theirs) : styles.elsewhere,
          )}
        >
          priority
        </span>
      ) : null}
      {!inRail && hasTurn(table, player) ? <span className={styles.badge}>turn</span> : null}
      {player.team === name ? null : <span className={styles.badge}>team {player.team}</span>}
      {player.eliminated ? <span className={styles.badge}>out</span> : null}
      {player.isPresent ? null : <span className={joinClasses(styles.badge, styles.away)}>away</span>}
      {view.monarch === name ? <span className={styles.badge}>monarch</span> : null}
      {view.initiative === name ? <span className={styles.badge}>initiative</span> : null}
    </>
  )
}

/** From this much damage on, a commander is close to winning. */
const NEAR = 15

interface TakenProps extends PlayerBoxProps {
  /** Those that have dealt none are left out. */
  readonly onlyHits?: boolean
}

/** Damage that commanders have dealt a player, by the seat of their players. */
export function Taken({ table, player, onlyHits = false }: TakenProps) {
  return (
    <span className={styles.taken} title="commander damage taken, of 21">
      {table.players
        .filter(({ name }) => name !== player.name && (!onlyHits || (player.commanderDamage[name] ?? 0) > 0))
        .map(({ name, seat }) => {
          const amount = player.commanderDamage[name] ?? 0
          return (
            <span
              key={name}
              className={joinClasses(styles.from, seatClass(seat), amount >= NEAR && styles.near)}
              role="img"
              aria-label={`${amount} from ${name}’s commander`}
            >
              {amount}
            </span>
          )
        })}
    </span>
  )
}
