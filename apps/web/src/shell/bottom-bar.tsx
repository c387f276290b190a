import { Menu } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import { Link, useLocation } from 'react-router'
import { useViewer } from '../api/session'
import styles from './bottom-bar.module.css'
import { barEntries, isCurrent } from './menu-entries'
import { useCanWatch } from '../watch/use-watchable'
import { useMoveCount } from './my-games'

/** The menu on a phone, in reach of the thumb. */
export function BottomBar() {
  const { pathname } = useLocation()
  const { near, more } = barEntries({ ...useViewer(), canWatch: useCanWatch() })
  const count = useMoveCount() ?? 0
  return (
    <nav className={styles.bar} aria-label="Menu">
      {near.map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          {...(isCurrent(entry, pathname) ? { 'aria-current': 'page' } : {})}
        >
          <Icon name={entry.icon} size={22} />
          <span className={styles.word}>{entry.word}</span>
          {entry.to === '/game/next' && count > 0 && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
      <Menu position="top-end">
        <Menu.Target>
          <button type="button">
            <Icon name="more" size={22} />
            <span className={styles.word}>More</span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {more.map(({ to, word }) => (
            <Menu.Item key={to} component={Link} to={to}>
              {word}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}
