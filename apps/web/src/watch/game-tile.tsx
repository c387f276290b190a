import { lineText } from '@parlour/kernel'
import type { SerializedGame, WatchableGame } from '@parlour/protocol'
import { GameIcon, OutcomeWords, PlayerName, SeatsProvider, type SmallBoard } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import { useGame } from '../game/use-game'
import { useGames } from '../games/games-context'
import { useLookersOf } from '../onlookers/lookers'
import { sightWords } from '../onlookers/onlooker-words'
import { useOnlookerEyes } from '../onlookers/use-onlooker-eyes'
import { gameAge } from '../time/age'
import { useNow } from '../time/use-now'
import styles from './watch.module.css'

interface GameTileProps {
  readonly listed: WatchableGame
  readonly isBig: boolean
  /** Is told when the game that is shown last moved. */
  readonly onMoved: (gameId: string, at: number) => void
}

/** A running game of others as a small board that moves with it; it leads to the game. */
export function GameTile(props: GameTileProps) {
  const { times } = useOnlookerEyes(props.listed._id)
  return <LiveTile key={times} {...props} />
}

function LiveTile({ listed, isBig, onMoved }: GameTileProps) {
  const { name: viewer } = useViewer()
  const { _id: gameId, name, players, behind } = listed
  const { game, failure } = useGame({ gameId, name: viewer }).open
  const lookers = useLookersOf(gameId)
  const kind = useGames().profileOf(listed.game)
  const small = useSmallBoard(listed.game)
  const at = game?.lastUpdated
  useEffect(() => {
    if (at !== undefined) onMoved(gameId, at)
  }, [gameId, at, onMoved])
  return (
    <SeatsProvider seats={(game?.settings.players ?? players).map((player) => player.name)}>
      <article
        className={styles.tile}
        data-big={isBig || undefined}
        aria-label={name}
        style={game === undefined ? {} : (small?.colors?.(game) ?? {})}
      >
        <header>
          {kind === undefined ? null : <GameIcon path={kind.icon} />}
          <h2>
            <Link to={`/game/${gameId}`}>{name}</Link>
          </h2>
          <span>{kind?.title ?? listed.game}</span>
          <span className={styles.end}>{game === undefined ? '' : whenOf(game, small)}</span>
        </header>
        {game === undefined ? (
          <p className={styles.wait}>{failure?.message ?? 'Loading...'}</p>
        ) : (
          <Shown game={game} small={small} />
        )}
        <footer>
          <LastLine game={game} />
          <span>
            {sightWords(behind)}
            {lookers === undefined ? '' : ` · ${lookers.count} watching`}
          </span>
        </footer>
      </article>
    </SeatsProvider>
  )
}

const whenOf = (game: SerializedGame, small: SmallBoard | undefined): string =>
  game.gameOver ? 'over' : (small?.progress(game) ?? '')

function useSmallBoard(kind: string): SmallBoard | undefined {
  const games = useGames()
  const { data } = useQuery({
    queryKey: ['small-board', kind],
    queryFn: async () => (await games.smallBoardOf(kind)) ?? null,
    staleTime: Infinity,
  })
  return data ?? undefined
}

interface ShownProps {
  readonly game: SerializedGame
  readonly small: SmallBoard | undefined
}

function Shown({ game, small }: ShownProps) {
  if (game.gameOver)
    return (
      <p className={styles.over}>
        <OutcomeWords game={game} />
      </p>
    )
  const figures = new Map(small?.figures(game).map(({ name, words }) => [name, words]))
  const order = figures.size === 0 ? game.settings.players.map(({ name }) => name) : [...figures.keys()]
  return (
    <>
      <div className={styles.board}>{small === undefined ? null : <small.Board game={game} />}</div>
      <ul className={styles.seats} style={{ '--seats': order.length } as CSSProperties}>
        {order
          .filter((name) => figures.size > 0 || game.waiting.includes(name))
          .map((name) => (
            <li key={name}>
              <PlayerName name={name} />
              {game.waiting.includes(name) ? <em>to move</em> : null}
              <b>{figures.get(name)}</b>
            </li>
          ))}
      </ul>
    </>
  )
}

/** What happened last, and when. */
function LastLine({ game }: { readonly game: SerializedGame | undefined }) {
  const now = useNow()
  const line = game?.log.findLast((entry) => entry.type === 'log')
  if (game === undefined || line === undefined) return <span className={styles.last} />
  return (
    <span className={styles.last}>
      {lineText(line)} <time>{agoWords(now - game.lastUpdated)}</time>
    </span>
  )
}

const agoWords = (passed: number): string => {
  const age = gameAge(passed)
  return age === 'just now' ? age : `${age} ago`
}
