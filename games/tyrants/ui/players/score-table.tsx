import { OwnerMark } from '../map/troop'
import type { SeatedPlayer } from '../tyrants-view'
import styles from './players.module.css'
import { SCORE_ROWS } from './score-rows'

interface ScoreTableProps {
  /** In the order of the columns. */
  readonly players: readonly SeatedPlayer[]
}

/** What everybody would score if the game ended now. */
export function ScoreTable({ players }: ScoreTableProps) {
  const bySeat = players.toSorted((one, other) => one.seat - other.seat)
  return (
    <table className={styles.scores}>
      <thead>
        <tr>
          <th scope="col">Score</th>
          {players.map(({ name, seat }) => (
            <th key={name} scope="col">
              <OwnerMark owner={seat} owners={bySeat} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORE_ROWS.map(([words, key]) => (
          <tr key={key} data-row={key}>
            <th scope="row">{words}</th>
            {players.map(({ name, score }) => (
              <td key={name}>{score[key]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
