import { userGames } from '@parlour/protocol'
import { Panel, useSend } from '@parlour/ui-kit'
import { useViewer } from '../../api/session'
import { useGames } from '../../games/games-context'
import { exactTime, gameAgo } from '../../time/age'
import { EmptyList } from '../../tables/empty-list'
import { GameCell } from '../../tables/game-cell'
import { versus } from '../../tables/game-lists'
import { GameRow } from '../../tables/game-row'
import table from '../../tables/game-table.module.css'
import { ListError } from '../../tables/list-error'
import { MoreRows } from '../../tables/more-rows'
import { TableSkeleton } from '../../tables/table-skeleton'
import { usePages } from '../../tables/use-pages'
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
  const { rows, error, again, more, loading } = usePages(['drafts'], async (page) => {
    const body = { userId: viewer._id, kind, state: 'all', killed: false, ...page }
    const { games, next } = await send(userGames, body)
    return {
      rows: games.toSorted((a, b) => b.settings.createdTimestamp - a.settings.createdTimestamp),
      next,
    }
  })
  if (error !== null) return <ListError retry={again} />
  if (rows === undefined) return <TableSkeleton rows={2} />
  if (rows.length === 0) return <EmptyList text="No drafts yet." newLobby />
  return (
    <>
      <table className={`${table.table} ${table.games}`}>
        <thead>
          <tr>
            <th className={table.game}>game</th>
            <th>name</th>
            <th className={`${table.number} ${styles.age}`}>started</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _id, settings }) => (
            <GameRow key={_id}>
              <GameCell
                game={settings.game}
                to={`/game/${_id}`}
                name={settings.name}
                against={versus({ settings }, viewer.name)}
              />
              <td className={`${table.age} ${table.number}`}>
                <time title={exactTime(settings.createdTimestamp)}>
                  {gameAgo(now - settings.createdTimestamp)}
                </time>
              </td>
            </GameRow>
          ))}
        </tbody>
      </table>
      <MoreRows more={more} loading={loading} />
    </>
  )
}
