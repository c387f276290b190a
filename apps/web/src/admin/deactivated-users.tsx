import { Button } from '@mantine/core'
import { userDeactivated } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import styles from './admin-page.module.css'
import { useActOnUser } from './use-act-on-user'
import { USERS } from './use-users'

/** Those who were deactivated, with the way to let them in again; nothing while there are none. */
export function DeactivatedUsers() {
  const send = useSend()
  const { reactivate } = useActOnUser()
  const { data = [] } = useQuery({
    queryKey: [...USERS, 'deactivated'],
    queryFn: async () => (await send(userDeactivated, {})).users,
  })
  if (data.length === 0) return null
  return (
    <details className={styles.off}>
      <summary>
        Deactivated <span className={styles.muted}>{data.length}</span>
      </summary>
      <ul className={styles.links} aria-label="Deactivated users">
        {data.map((user) => (
          <li key={user._id}>
            {user.name}
            <Button size="compact-sm" onClick={() => reactivate(user)} aria-label={`reactivate ${user.name}`}>
              reactivate
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
