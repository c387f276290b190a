import { adminImpersonationStatus } from '@parlour/protocol'
import { Strip, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../api/session'
import { useDocumentTitle } from '../shell/use-document-title'
import styles from './admin-page.module.css'
import { CardDatabasePanel } from './card-database-panel'
import { CreateUserPanel } from './create-user-panel'
import { LoadGamePanel } from './load-game-panel'
import { UsersPanel } from './users-panel'

/** The site admin's page: users, loading a game, the card database. */
export function AdminPage() {
  const { isAdmin } = useViewer()
  const send = useSend()
  useDocumentTitle()
  const { data } = useQuery({
    queryKey: ['impersonation-status'],
    queryFn: () => send(adminImpersonationStatus, {}),
  })
  return (
    <>
      <h1 className={styles.title}>Admin</h1>
      {data?.isImpersonated === true && (
        <Strip tone="quiet">This user is impersonated by {data.impersonatedBy?.name ?? 'an admin'}.</Strip>
      )}
      {isAdmin ? (
        <div className={styles.admin}>
          <div className={styles.side}>
            <UsersPanel />
            <LoadGamePanel />
          </div>
          <div className={styles.side}>
            <CreateUserPanel />
            <CardDatabasePanel />
          </div>
        </div>
      ) : (
        <Strip tone="danger">Only admins may use this page.</Strip>
      )}
    </>
  )
}
