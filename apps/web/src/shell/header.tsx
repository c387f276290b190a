import { Menu } from '@mantine/core'
import { HEADER_PLACE, Icon, ParlourMark } from '@parlour/ui-kit'
import { Link, useLocation } from 'react-router'
import { useViewer } from '../api/session'
import { BellMenu } from '../notices/bell-menu'
import { ConnectionDot } from './connection-dot'
import styles from './header.module.css'
import { ImpersonationBadge } from './impersonation-badge'
import { InvitedPill } from './invited-pill'
import { isCurrent, type MenuEntry, menuEntries } from './menu-entries'
import { useCanWatch } from '../watch/use-watchable'
import { UserMenu } from './user-menu'
import { YourMove } from './your-move'

/** How many entries stand by themselves where the others are folded into a menu: up to 'new lobby'. */
const FIRST_ENTRIES = 3

/** The header of every page: name, menu, what waits for the viewer, connection, user. */
export function Header() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const canWatch = useCanWatch()
  const entries = menuEntries({ ...viewer, canWatch })
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to="/">
        <ParlourMark />
        <span>Parlour</span>
      </Link>
      <div className={styles.place} {...HEADER_PLACE} />
      <nav className={styles.nav} aria-label="Menu">
        {entries.map((entry) => (
          <Link key={entry.to} to={entry.to} {...currentAt(entry, pathname)}>
            {entry.word}
          </Link>
        ))}
      </nav>
      <div className={styles.moreMenu}>
        <EntriesMenu word="More" entries={entries.slice(FIRST_ENTRIES)} path={pathname} />
      </div>
      <div className={styles.narrowMenu}>
        <EntriesMenu word="Menu" entries={entries} path={pathname} />
      </div>
      <div className={styles.end}>
        <ImpersonationBadge />
        <InvitedPill />
        <YourMove />
        <BellMenu />
        <ConnectionDot />
        <UserMenu />
      </div>
    </header>
  )
}

const currentAt = (entry: MenuEntry, path: string) =>
  isCurrent(entry, path) ? { 'aria-current': 'page' as const } : {}

interface EntriesMenuProps {
  readonly word: string
  readonly entries: readonly MenuEntry[]
  readonly path: string
}

/** Entries of the header where there is no room for them side by side. */
function EntriesMenu({ word, entries, path }: EntriesMenuProps) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={styles.opener}>
          {word}
          <Icon name="down" size={13} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <Menu.Item key={entry.to} component={Link} to={entry.to} {...currentAt(entry, path)}>
            {entry.word}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
