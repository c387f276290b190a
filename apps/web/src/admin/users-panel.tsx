import { Skeleton } from '@mantine/core'
import { Panel } from '@parlour/ui-kit'
import styles from './admin-page.module.css'
import { DeactivatedUsers } from './deactivated-users'
import { UserRow } from './user-row'
import { useUsers } from './use-users'

/** All active users, with what an admin may do to each. */
export function UsersPanel() {
  const { data } = useUsers()
  return (
    <Panel title="Users" flush {...(data === undefined ? {} : { count: data.length })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>name</th>
            <th className={styles.slack}>slack</th>
            <th>
              <span className="visually-hidden">role</span>
            </th>
            <th>
              <span className="visually-hidden">menu</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.map((user) => <UserRow key={user._id} user={user} />) ?? (
            <tr>
              <td colSpan={4}>
                <Skeleton height={10} width={180} role="status" aria-label="Loading..." />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <DeactivatedUsers />
    </Panel>
  )
}
