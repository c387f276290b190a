import type { GameSummary } from '@parlour/protocol'
import { joinClasses, PlayerName, SeatName } from '@parlour/ui-kit'
import styles from './info.module.css'
import { matchOf, matchText } from './match-table'

interface MatchMatrixProps {
  /** In seat order. */
  readonly names: readonly string[]
  readonly games: readonly GameSummary[]
}

/** With more players than this only their shapes fit beside the columns; the seating chart has the names. */
const MOST_NAMED = 4

/** Who won how often against whom: row against column. */
export function MatchMatrix({ names, games }: MatchMatrixProps) {
  return (
    <div className={styles.wideTable} tabIndex={0} role="region" aria-label="Matches of all players">
      <table className={joinClasses(styles.table, names.length > MOST_NAMED && styles.matrix)}>
        <caption className="visually-hidden">
          Wins and losses, row against column. A star marks pairs with a game that has no winner
        </caption>
        <thead>
          <tr>
            <td />
            {names.map((name, index) => (
              <th key={name} scope="col" title={name}>
                <SeatShape index={index} name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((row, index) => (
            <tr key={row}>
              <th scope="row" title={row}>
                {names.length > MOST_NAMED ? (
                  <SeatShape index={index} name={row} />
                ) : (
                  <PlayerName name={row} />
                )}
              </th>
              {names.map((column) =>
                row === column ? (
                  <td key={column} className={styles.self} />
                ) : (
                  <td key={column}>{matchText(matchOf(games, row, column))}</td>
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
