import type { TyrantsView } from '../../rules/view'
import { OwnerMark } from '../map/troop'
import type { SeatedPlayer } from '../tyrants-view'
import styles from './players.module.css'
import { SCORE_ROWS } from './score-rows'
import { scoreWords } from './score-words'

interface ScoreTableProps {
  readonly view: TyrantsView
  /** In the order of the columns. */
  readonly players: readonly SeatedPlayer[]
  /** Columns are headed by the players' marks alone, their names stand beside them elsewhere. */
  readonly isNarrow?: boolean
}

/** What everybody would score if the game ended now; what a number is made of shows when it is pointed at. */
export function ScoreTable({ view, players, isNarrow = false }: ScoreTableProps) {
  return (
    <table className={styles.scores}>
      <thead>
        <tr>
          <th scope="col">Score</th>
          {players.map(({ name, seat }) => (
            <th key={name} scope="col" title={name}>
              <OwnerMark owner={seat} owners={view.players} />{' '}
              <span className={isNarrow ? 'visually-hidden' : undefined}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORE_ROWS.map(([words, key]) => (
          <tr key={key} data-row={key}>
            <th scope="row">{words}</th>
            {players.map((player) => (
              <td key={player.name} title={scoreWords(view, player, key)}>
                {player.score[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
