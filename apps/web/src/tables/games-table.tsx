import type { GameSummary } from '@parlour/protocol'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import { exactTime, gameAgo } from '../time/age'
import { useNow } from '../time/use-now'
import { GameCell } from './game-cell'
import { versus } from './game-lists'
import { GameRow } from './game-row'
import styles from './game-table.module.css'
import { resultWords } from './result-words'

/** Games of the viewer, running and finished, each with how it stands and the viewer's deck. */
export function GamesTable({ games }: { readonly games: readonly GameSummary[] }) {
  const { name: viewerName } = useViewer()
  const now = useNow()
  return (
    <table className={`${styles.table} ${styles.games}`}>
      <thead>
        <tr>
          <th className={styles.game}>game</th>
          <th>name</th>
          <th className={styles.number}>last move</th>
          <th className={styles.winner}>result</th>
          <th className={styles.deck}>deck</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => {
          const { _id, settings, lastUpdated, deckId } = game
          const { words, tone } = resultWords(game, viewerName)
          return (
            <GameRow key={_id} turn={tone === 'turn'}>
              <GameCell
                game={settings.game}
                to={`/game/${_id}`}
                name={settings.name}
                against={versus(game, viewerName)}
              />
              <td className={`${styles.age} ${styles.number}`}>
                <time title={exactTime(lastUpdated)}>{gameAgo(now - lastUpdated)}</time>
              </td>
              <td className={styles.winner}>
                {game.gameOver ? (
                  <Link className={tone === 'won' ? styles.won : undefined} to={`/game/${_id}/story`}>
                    {words}
                  </Link>
                ) : (
                  words
                )}
              </td>
              <td className={styles.deck}>{deckId !== undefined && <DeckLink deckId={deckId} />}</td>
            </GameRow>
          )
        })}
      </tbody>
    </table>
  )
}

/** Leads to the viewer's deck of a game. */
export function DeckLink({ deckId }: { readonly deckId: string }) {
  return <Link to={`/magic/deck/${deckId}`}>your deck</Link>
}
