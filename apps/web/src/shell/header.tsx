import { Menu } from '@mantine/core'
import { HEADER_PLACE, Icon, ParlourMark } from '@parlour/ui-kit'
import { Link, useLocation } from 'react-router'
import { useViewer } from '../api/session'
import { ConnectionDot } from './connection-dot'
import styles from './header.module.css'
import { ImpersonationBadge } from './impersonation-badge'
import { InvitedPill } from './invited-pill'
import { isCurrent, menuEntries } from './menu-entries'
import { UserMenu } from './user-menu'
import { YourMove } from './your-move'

/** The header of every page: name, menu, what waits for the viewer, connection, user. */
export function Header() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const entries = menuEntries(viewer)
  const currentOf = (entry: (typeof entries)[number]) =>
    isCurrent(entry, pathname) ? { 'aria-current': 'page' as const } : {}
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to="/">
        <ParlourMark />
        <span>Parlour</span>
      </Link>
      <div className={styles.place} {...HEADER_PLACE} />
      <nav className={styles.nav} aria-label="Menu">
        {entries.map((entry) => (
          <Link key={entry.to} to={entry.to} {...currentOf(entry)}>
            {entry.word}
          </Link>
        ))}
      </nav>
      <div className={styles.narrowMenu}>
        <Menu position="bottom-start">
          <Menu.Target>
            <button type="button" className={styles.opener}>
              Menu
              <Icon name="down" size={13} />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {entries.map((entry) => (
              <Menu.Item key={entry.to} component={Link} to={entry.to} {...currentOf(entry)}>
                {entry.word}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <div className={styles.end}>
        <ImpersonationBadge />
        <InvitedPill />
        <YourMove />
        <ConnectionDot />
        <UserMenu />
      </div>
    </header>
  )
}
