import { lobbyKill } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useMyLobbies } from '../shell/my-lobbies'
import { exactTime, lobbyAge } from '../time/age'
import { EmptyList } from '../tables/empty-list'
import { GameCell } from '../tables/game-cell'
import { GameRow } from '../tables/game-row'
import styles from '../tables/game-table.module.css'
import { KillMenu } from './kill-menu'
import { ListError } from '../tables/list-error'
import { TableSkeleton } from '../tables/table-skeleton'
import { useNow } from '../time/use-now'

/** The open lobbies the viewer is listed in, the newest first. */
export function LobbiesTable() {
  const send = useSend()
  const now = useNow()
  const { data, isError, refetch } = useMyLobbies()
  if (isError) return <ListError retry={() => void refetch()} />
  if (data === undefined) return <TableSkeleton rows={2} />
  if (data.length === 0) return <EmptyList text="No open lobbies." />
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>game</th>
          <th>name</th>
          <th className={styles.number}>age</th>
          <th>
            <span className="visually-hidden">menu</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {data
          .toSorted((a, b) => b.createdTimestamp - a.createdTimestamp)
          .map(({ _id, game, name, createdTimestamp }) => (
            <GameRow key={_id}>
              <GameCell game={game} to={`/lobby/${_id}`} name={name} />
              <td className={`${styles.age} ${styles.number}`}>
                <time title={exactTime(createdTimestamp)}>{lobbyAge(now - createdTimestamp)}</time>
              </td>
              <td className={styles.menu}>
                <KillMenu
                  name={name}
                  what="lobby"
                  loss="Its settings and player list will be lost."
                  kill={() => send(lobbyKill, { lobbyId: _id })}
                />
              </td>
            </GameRow>
          ))}
      </tbody>
    </table>
  )
}
