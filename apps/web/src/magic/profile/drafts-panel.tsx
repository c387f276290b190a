import { userGames } from '@parlour/protocol'
import { Panel, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../api/session'
import { useGames } from '../../games/games-context'
import { exactTime, gameAge } from '../../time/age'
import { EmptyList } from '../../tables/empty-list'
import { GameCell } from '../../tables/game-cell'
import { versus } from '../../tables/game-lists'
import table from '../../tables/game-table.module.css'
import { ListError } from '../../tables/list-error'
import { TableSkeleton } from '../../tables/table-skeleton'
import { useNow } from '../../time/use-now'
import styles from './profile.module.css'

/** The viewer's drafts, running and over, the newest first. */
export function DraftsPanel() {
  return (
    <Panel title="Drafts" flush>
      <DraftsTable />
    </Panel>
  )
}

function DraftsTable() {
  const send = useSend()
  const viewer = useViewer()
  const now = useNow()
  const kind = useGames().profiles.flatMap((game) => (game.makesDecks === true ? [game.kind] : []))
  const { data, isError, refetch } = useQuery({
    queryKey: ['drafts'],
    queryFn: async () => {
      const body = { userId: viewer._id, kind, state: 'all', killed: false }
      const { games } = await send(userGames, body)
      return games.toSorted((a, b) => b.settings.createdTimestamp - a.settings.createdTimestamp)
    },
  })
  if (isError) return <ListError retry={() => void refetch()} />
  if (data === undefined) return <TableSkeleton rows={2} />
  if (data.length === 0) return <EmptyList text="No drafts yet." newLobby />
  return (
    <table className={`${table.table} ${table.games}`}>
      <thead>
        <tr>
          <th className={table.game}>game</th>
          <th>name</th>
          <th className={`${table.number} ${styles.age}`}>started</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ _id, settings }) => (
          <tr key={_id}>
            <GameCell
              game={settings.game}
              to={`/game/${_id}`}
              name={settings.name}
              against={versus({ settings }, viewer.name)}
            />
            <td className={`${table.age} ${table.number}`}>
              <time title={exactTime(settings.createdTimestamp)}>
                {gameAge(now - settings.createdTimestamp)} ago
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
