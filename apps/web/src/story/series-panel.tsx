import type { GameStory } from '@parlour/protocol'
import { Panel, PlayerNames } from '@parlour/ui-kit'
import { Link } from 'react-router'
import styles from './story-page.module.css'

/** The games that the same people finished, each with who won it; nothing where this is the only one. */
export function SeriesPanel({ story: { gameId, series } }: { readonly story: GameStory }) {
  if (series.length < 2) return null
  return (
    <Panel title="Series" flush end={<span className={styles.muted}>games of the same players</span>}>
      <ol className={styles.series}>
        {series.map((game) => (
          <li key={game.gameId} aria-current={game.gameId === gameId ? 'page' : undefined}>
            {game.gameId === gameId ? (
              <strong>{game.name}</strong>
            ) : (
              <Link to={`/game/${game.gameId}/story`}>{game.name}</Link>
            )}
            <span>
              <PlayerNames names={game.winners} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
