import type { WatchableGame } from '@parlour/protocol'
import { useCallback, useState } from 'react'
import { GameTile } from './game-tile'
import styles from './watch.module.css'

interface GameTilesProps {
  readonly games: readonly WatchableGame[]
  /** The game that moved last becomes the large one; else it is the first, and stays it. */
  readonly followsMoves: boolean
}

/** Running games as small boards, one of them large. */
export function GameTiles({ games, followsMoves }: GameTilesProps) {
  const [movedAt, setMovedAt] = useState<Readonly<Record<string, number>>>({})
  const onMoved = useCallback(
    (gameId: string, at: number) => setMovedAt((before) => ({ ...before, [gameId]: at })),
    [],
  )
  const [first] = followsMoves
    ? games.toSorted((one, other) => (movedAt[other._id] ?? 0) - (movedAt[one._id] ?? 0))
    : games
  return (
    <div className={styles.tiles}>
      {games.map((game) => (
        <div key={game._id} className={styles.place} data-big={game === first || undefined}>
          <GameTile listed={game} isBig={game === first} onMoved={onMoved} />
        </div>
      ))}
    </div>
  )
}
