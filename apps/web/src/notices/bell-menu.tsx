import { Menu } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { gameAgo } from '../time/age'
import { useNow } from '../time/use-now'
import styles from './bell-menu.module.css'
import { useBell } from './use-bell'

/** The last notices of the viewer, read and unread, each with the way to its page. */
export function BellMenu() {
  const { notices, readAll } = useBell()
  const now = useNow()
  const unread = notices.filter(({ isRead }) => !isRead).length
  return (
    <Menu position="bottom-end" width={340}>
      <Menu.Target>
        <button
          type="button"
          className={styles.bell}
          data-bell
          data-unread={unread > 0 || undefined}
          aria-label={unread === 0 ? 'Notices' : `Notices, ${unread} unread`}
        >
          <Icon name="bell" size={18} />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.list}>
        <Menu.Item disabled={unread === 0} closeMenuOnClick={false} onClick={() => void readAll()}>
          mark all as read
        </Menu.Item>
        <Menu.Divider />
        {notices.length === 0 && (
          <p className={styles.none}>No notices yet. What happens in your games appears here.</p>
        )}
        {notices.map(({ _id, path, title, details, at, isRead }) => (
          <Menu.Item
            key={_id}
            component={Link}
            to={path}
            className={styles.notice}
            data-read={isRead || undefined}
          >
            <span className={styles.head}>
              <span className={styles.title}>{title}</span>
              <time className={styles.age} dateTime={new Date(at).toISOString()}>
                {gameAgo(now - at)}
              </time>
            </span>
            {details !== '' && <span className={styles.details}>{details}</span>}
            {!isRead && <span className={styles.unread}>unread</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
