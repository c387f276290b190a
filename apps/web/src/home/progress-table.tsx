import type { GameSummary } from '@parlour/protocol'
import { gameKill } from '@parlour/protocol'
import { Icon, useSend } from '@parlour/ui-kit'
import { useViewer } from '../api/session'
import { isWaitingFor, useMyGames } from '../shell/my-games'
import { exactTime, gameAge } from '../time/age'
import { EmptyList } from '../tables/empty-list'
import { GameCell } from '../tables/game-cell'
import { inProgressOrder, versus } from '../tables/game-lists'
import { GameRow } from '../tables/game-row'
import styles from '../tables/game-table.module.css'
import { KillMenu } from './kill-menu'
import { ListError } from '../tables/list-error'
import { TableSkeleton } from '../tables/table-skeleton'
import { useNow } from '../time/use-now'

/** The viewer's games in progress; those that wait for the viewer first and in amber. */
export function ProgressTable() {
  const { name: viewerName } = useViewer()
  const { data, isError, refetch } = useMyGames()
  const send = useSend()
  const now = useNow()
  if (isError) return <ListError retry={() => void refetch()} />
  if (data === undefined) return <TableSkeleton rows={4} />
  if (data.length === 0) {
    return <EmptyList text="No games in progress. Create a lobby to start one." newLobby />
  }
  const row = (game: GameSummary) => {
    const { _id, settings } = game
    const mine = isWaitingFor(game, viewerName)
    return (
      <GameRow key={_id} turn={mine}>
        <GameCell
          game={settings.game}
          to={`/game/${_id}`}
          name={settings.name}
          against={versus(game, viewerName)}
        />
        <td className={`${styles.age} ${styles.number}`}>
          <time title={exactTime(settings.createdTimestamp)}>{gameAge(now - settings.createdTimestamp)}</time>
        </td>
        <td className={styles.waiting}>
          {mine && <Icon name="hourglass" label="Waiting for you" size={18} />}
        </td>
        <td className={styles.menu}>
          <KillMenu
            name={settings.name}
            what="game"
            loss="The game will end for all players and cannot be reopened."
            kill={() => send(gameKill, { gameId: _id })}
          />
        </td>
      </GameRow>
    )
  }
  return (
    <table className={`${styles.table} ${styles.games}`}>
      <thead>
        <tr>
          <th className={styles.game}>game</th>
          <th>name</th>
          <th className={styles.number}>age</th>
          <th className={styles.waiting}>waiting</th>
          <th>
            <span className="visually-hidden">menu</span>
          </th>
        </tr>
      </thead>
      <tbody>{inProgressOrder(data, viewerName).map(row)}</tbody>
    </table>
  )
}
