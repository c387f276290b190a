import { adminImpersonationStatus } from '@parlour/protocol'
import { Strip, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { AddressPanel } from './address-panel'
import { AdminHead } from './admin-head'
import styles from './admin-page.module.css'
import { CardDatabasePanel } from './card-database-panel'
import { CreateUserPanel } from './create-user-panel'
import { InvitationsPanel } from './invitations-panel'
import { LoadGamePanel } from './load-game-panel'
import { UsersPanel } from './users-panel'

/** The site admin's page: users, loading a game, the card database. */
export function AdminPage() {
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['impersonation-status'],
    queryFn: () => send(adminImpersonationStatus, {}),
  })
  return (
    <AdminHead>
      {data?.isImpersonated === true && (
        <Strip tone="quiet">This user is impersonated by {data.impersonatedBy?.name ?? 'an admin'}.</Strip>
      )}
      <div className={styles.admin}>
        <div className={styles.side}>
          <UsersPanel />
          <LoadGamePanel />
        </div>
        <div className={styles.side}>
          <InvitationsPanel />
          <AddressPanel />
          <CreateUserPanel />
          <CardDatabasePanel />
        </div>
      </div>
    </AdminHead>
  )
}
