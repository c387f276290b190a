import { ActionIcon, Badge, Button, Menu } from '@mantine/core'
import type { WireUser } from '@parlour/protocol'
import { Icon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { isImpersonating, useSession, useViewer } from '../api/session'
import { PersonName } from '../people/person-name'
import styles from './admin-page.module.css'
import { useActOnUser } from './use-act-on-user'
import { useDeactivate } from './use-deactivate'
import { useImpersonate } from './use-impersonate'

/** One user; impersonating is not offered on oneself, on an admin, or while impersonating already. */
export function UserRow({ user }: { readonly user: WireUser }) {
  const viewer = useViewer()
  const state = useSession()
  const impersonate = useImpersonate()
  const deactivate = useDeactivate()
  const { resetLink, askRole } = useActOnUser()
  const self = user._id === viewer._id
  return (
    <tr>
      <td>
        <Link to={`/people/${user._id}`}>
          <PersonName name={user.name} mark={user.mark} />
        </Link>{' '}
        {self && <span className={styles.muted}>you</span>}
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
            {/* The first entry takes the focus, so it is one that can be chosen. */}
            <Menu.Item onClick={() => resetLink(user)}>password reset link</Menu.Item>
            <Menu.Item disabled>edit (not implemented)</Menu.Item>
            {!self && (
              <Menu.Item onClick={() => askRole(user, user.isAdmin !== true)}>
                {user.isAdmin === true ? 'remove admin role' : 'make an admin'}
              </Menu.Item>
            )}
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
