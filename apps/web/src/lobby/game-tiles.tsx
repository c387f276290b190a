import type { GameKind } from '@parlour/protocol'
import { GameIcon } from '@parlour/ui-kit'
import styles from './game-tiles.module.css'

const GAMES: readonly { readonly kind: GameKind; readonly players: string }[] = [
  { kind: 'Cube Draft', players: '2 players or more' },
  { kind: 'Set Draft', players: '2 players or more' },
  { kind: 'Magic', players: '2 players or more' },
  { kind: 'Innovation: Ultimate', players: '2 to 4 players' },
  { kind: 'Tyrants of the Underdark', players: '2 to 4 players' },
]

interface GameTilesProps {
  readonly game: GameKind | null
  readonly choose: (game: GameKind) => void
}

/** The game selector: one tile each. */
export function GameTiles({ game, choose }: GameTilesProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">Game</legend>
      <div className={styles.tiles}>
        {GAMES.map(({ kind, players }) => (
          <label key={kind} className={styles.tile}>
            <input
              type="radio"
              name="game"
              value={kind}
              checked={game === kind}
              onChange={() => choose(kind)}
              aria-label={kind}
            />
            <GameIcon game={kind} size={26} />
            <strong>{kind}</strong>
            <small>{players}</small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
