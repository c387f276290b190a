import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Strip } from '@parlour/ui-kit'
import { useViewer } from '../api/session'
import { useDocumentTitle } from '../shell/use-document-title'
import styles from './admin-page.module.css'

const PAGES = [
  { to: '/admin', words: 'People and games' },
  { to: '/admin/health', words: 'Health' },
  { to: '/admin/audit', words: 'Audit' },
] as const

/** What the admin's pages have in common: the title, the way between them, and who may not see them. */
export function AdminHead({ children }: { readonly children: ReactNode }) {
  const { isAdmin } = useViewer()
  useDocumentTitle()
  return (
    <>
      <h1 className={styles.title}>Admin</h1>
      {isAdmin ? (
        <>
          <nav className={styles.pages} aria-label="Admin pages">
            {PAGES.map(({ to, words }) => (
              <NavLink key={to} to={to} end>
                {words}
              </NavLink>
            ))}
          </nav>
          {children}
        </>
      ) : (
        <Strip tone="danger">Only admins may use this page.</Strip>
      )}
    </>
  )
}
