import { cellText, gamesBetween, type LinkedGame, scoreOf } from '@parlour/matches'
import { joinClasses, PlayerName, SeatName } from '@parlour/ui-kit'
import type { SeatView } from '../../rules/types'
import styles from './info.module.css'

interface MatchMatrixProps {
  /** In their order. */
  readonly seats: readonly SeatView[]
  readonly games: readonly LinkedGame[]
}

/** With more players than this, only their shapes fit beside the columns; the seating chart has the names. */
const MOST_NAMED = 4

/** Who won how often against whom: row against column. */
export function MatchMatrix({ seats, games }: MatchMatrixProps) {
  return (
    <div className={styles.wideTable} tabIndex={0} role="region" aria-label="Matches of all players">
      <table className={joinClasses(styles.table, seats.length > MOST_NAMED && styles.matrix)}>
        <caption className="visually-hidden">
          Wins and losses, row against column. A star marks pairs with a game that has no winner
        </caption>
        <thead>
          <tr>
            <td />
            {seats.map(({ name }, index) => (
              <th key={name} scope="col" title={name}>
                <SeatShape index={index} name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((row, index) => (
            <tr key={row._id}>
              <th scope="row" title={row.name}>
                {seats.length > MOST_NAMED ? (
                  <SeatShape index={index} name={row.name} />
                ) : (
                  <PlayerName name={row.name} />
                )}
              </th>
              {seats.map((column) =>
                row === column ? (
                  <td key={column._id} className={styles.self} />
                ) : (
                  <td key={column._id}>
                    {cellText(scoreOf(gamesBetween(games, [row._id, column._id]), row._id))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SeatShape({ index, name }: { readonly index: number; readonly name: string }) {
  return (
    <>
      <SeatName index={index} name="" />
      <span className="visually-hidden">{name}</span>
    </>
  )
}
