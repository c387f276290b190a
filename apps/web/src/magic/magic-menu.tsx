import { Link, useLocation } from 'react-router'
import { useViewer } from '../api/session'
import { DatabaseUpdate } from './database-update'
import styles from './magic-menu.module.css'

/**
 * Links to the hub and to the Magic section; admins update the card database from here (rules: screens 2.2).
 */
export function MagicMenu() {
  const { isAdmin } = useViewer()
  const { pathname } = useLocation()
  return (
    <div className={styles.menu}>
      <nav aria-label="Magic menu">
        <Link to="/">hub</Link>
        <span aria-hidden>/</span>
        <Link to="/magic" aria-current={pathname === '/magic' ? 'page' : undefined}>
          Magic
        </Link>
      </nav>
      {isAdmin ? <DatabaseUpdate /> : null}
    </div>
  )
}
