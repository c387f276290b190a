import type { GameSummary } from '@parlour/protocol'
import { PlayerName, SeatName } from '@parlour/ui-kit'
import styles from './info.module.css'
import { matchOf, matchText } from './match-table'

interface MatchMatrixProps {
  /** In seat order. */
  readonly names: readonly string[]
  readonly games: readonly GameSummary[]
}

/** Who won how often against whom: row against column. */
export function MatchMatrix({ names, games }: MatchMatrixProps) {
  return (
    <div className={styles.wideTable} tabIndex={0} role="region" aria-label="Matches of all players">
      <table className={styles.table}>
        <caption className="visually-hidden">
          Won and lost, row against column; a star while a game has no winner
        </caption>
        <thead>
          <tr>
            <td />
            {names.map((name, index) => (
              <th key={name} scope="col" title={name}>
                <SeatName index={index} name="" />
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((row) => (
            <tr key={row}>
              <th scope="row">
                <PlayerName name={row} />
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
