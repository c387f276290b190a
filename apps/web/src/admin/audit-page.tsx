import { adminAudit, type AuditLine } from '@parlour/protocol'
import { Panel, useSend } from '@parlour/ui-kit'
import { EmptyList } from '../tables/empty-list'
import { ListError } from '../tables/list-error'
import { MoreRows } from '../tables/more-rows'
import { TableSkeleton } from '../tables/table-skeleton'
import { usePages } from '../tables/use-pages'
import { exactTime, gameAge } from '../time/age'
import { useNow } from '../time/use-now'
import { AdminHead } from './admin-head'
import styles from './admin-page.module.css'

/** What was done that must be accounted for: who, what, to whom, when, and from where (rules: hub 2). */
export function AuditPage() {
  return (
    <AdminHead>
      <Panel title="Audit" flush>
        <AuditTable />
      </Panel>
    </AdminHead>
  )
}

function AuditTable() {
  const send = useSend()
  const now = useNow()
  const { rows, error, again, more, loading } = usePages(['audit'], async (page) => {
    const { entries, next } = await send(adminAudit, page)
    return { rows: entries, next }
  })
  if (error !== null) return <ListError retry={again} />
  if (rows === undefined) return <TableSkeleton rows={6} />
  if (rows.length === 0) return <EmptyList text="No audit entries yet." />
  return (
    <>
      <div className={styles.wide}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>when</th>
              <th>who</th>
              <th>what</th>
              <th>to whom</th>
              <th>from where</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((line) => (
              <tr key={line.id}>
                <td className={styles.muted}>
                  <time title={exactTime(line.at)}>{gameAge(now - line.at)} ago</time>
                </td>
                <td>{whoWords(line)}</td>
                <td>{line.action}</td>
                <td>{line.target ?? ''}</td>
                <td className={styles.muted}>{line.ip ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreRows more={more} loading={loading} />
    </>
  )
}

const whoWords = ({ actor, behind }: AuditLine): string =>
  behind === null ? actor : `${behind}, acting as ${actor}`
