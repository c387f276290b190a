import type { PlayerCount } from '@parlour/kernel'
import type { GameKind } from '@parlour/protocol'
import { GameIcon } from '@parlour/ui-kit'
import { useGames } from '../games/games-context'
import styles from './game-tiles.module.css'

interface GameTilesProps {
  readonly game: GameKind | null
  readonly choose: (game: GameKind) => void
}

const wordsFor = ({ min, max }: PlayerCount): string =>
  max === undefined ? `${min} players or more` : `${min} to ${max} players`

/** The game selector: one tile each. */
export function GameTiles({ game, choose }: GameTilesProps) {
  const { profiles, screenOf } = useGames()
  return (
    <fieldset>
      <legend className="visually-hidden">Game</legend>
      <div className={styles.tiles}>
        {profiles.map(({ kind, title, icon, players, about }) => (
          <label key={kind} className={styles.tile}>
            <input
              type="radio"
              name="game"
              value={kind}
              checked={game === kind}
              onChange={() => choose(kind)}
              aria-label={title}
            />
            <GameIcon path={icon} size={26} />
            <strong>{title}</strong>
            <span className={styles.about}>{about}</span>
            <small>
              {wordsFor(players)}
              {screenOf(kind) === undefined && ', not playable yet'}
            </small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
