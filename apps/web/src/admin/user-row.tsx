import { ActionIcon, Badge, Button, Menu } from '@mantine/core'
import type { WireUser } from '@parlour/protocol'
import { Icon } from '@parlour/ui-kit'
import { isImpersonating, useSession, useViewer } from '../api/session'
import styles from './admin-page.module.css'
import { useDeactivate } from './use-deactivate'
import { useImpersonate } from './use-impersonate'

/** One user; impersonating is not offered on oneself, on an admin, or while impersonating already. */
export function UserRow({ user }: { readonly user: WireUser }) {
  const viewer = useViewer()
  const state = useSession()
  const impersonate = useImpersonate()
  const deactivate = useDeactivate()
  const self = user._id === viewer._id
  return (
    <tr>
      <td>
        {user.name} {self && <span className={styles.muted}>you</span>}
      </td>
      <td className={`${styles.slack} ${styles.muted}`}>{user.slack ?? '–'}</td>
      <td className={styles.end}>
        {user.isAdmin === true ? (
          <Badge variant="light" color="accent" tt="none">
            admin
          </Badge>
        ) : (
          !self &&
          !isImpersonating(state) && (
            <Button
              size="compact-sm"
              onClick={() => impersonate(user)}
              aria-label={`impersonate ${user.name}`}
            >
              impersonate
            </Button>
          )
        )}
      </td>
      <td className={styles.menu}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={`Menu of ${user.name}`}>
              <Icon name="dots" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item disabled>edit (not implemented)</Menu.Item>
            {self ? (
              <Menu.Item disabled>deactivate (not yourself)</Menu.Item>
            ) : (
              <Menu.Item color="danger" onClick={() => deactivate(user)}>
                deactivate
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  )
}
