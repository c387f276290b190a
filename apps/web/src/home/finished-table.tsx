import { userGamesRecentlyFinished } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import { exactTime, gameAgo } from '../time/age'
import { allPages } from '../tables/all-pages'
import { EmptyList } from '../tables/empty-list'
import { GameCell } from '../tables/game-cell'
import { finishedOrder, versus, winner } from '../tables/game-lists'
import { GameRow } from '../tables/game-row'
import styles from '../tables/game-table.module.css'
import { DeckLink } from '../tables/games-table'
import { ListError } from '../tables/list-error'
import { TableSkeleton } from '../tables/table-skeleton'
import { useNow } from '../time/use-now'

/** The viewer's games that ended in the last three days, the newest first. */
export function FinishedTable() {
  const send = useSend()
  const viewer = useViewer()
  const now = useNow()
  const { data, isError, refetch } = useQuery({
    queryKey: ['finished'],
    queryFn: () =>
      allPages(async (page) => {
        const { games: rows, next } = await send(userGamesRecentlyFinished, { userId: viewer._id, ...page })
        return { rows, next }
      }),
  })
  if (isError) return <ListError retry={() => void refetch()} />
  if (data === undefined) return <TableSkeleton rows={2} />
  if (data.length === 0) return <EmptyList text="No games finished in the last three days." />
  return (
    <table className={`${styles.table} ${styles.games}`}>
      <thead>
        <tr>
          <th className={styles.game}>game</th>
          <th>name</th>
          <th className={styles.number}>completed</th>
          <th className={styles.winner}>winner</th>
        </tr>
      </thead>
      <tbody>
        {finishedOrder(data).map((game) => (
          <GameRow key={game._id}>
            <GameCell
              game={game.settings.game}
              to={`/game/${game._id}`}
              name={game.settings.name}
              against={versus(game, viewer.name)}
            />
            <td className={`${styles.age} ${styles.number}`}>
              <time title={exactTime(game.lastUpdated)}>{gameAgo(now - game.lastUpdated)}</time>
            </td>
            <td className={styles.winner}>
              <Link className={styles.look} to={`/game/${game._id}/story`}>
                its story
              </Link>
              {game.deckId !== undefined && winner(game) === '' ? (
                <DeckLink deckId={game.deckId} />
              ) : (
                winner(game)
              )}
            </td>
          </GameRow>
        ))}
      </tbody>
    </table>
  )
}
