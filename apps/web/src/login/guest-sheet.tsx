import { ParlourMark } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import styles from './login-page.module.css'

/** The sheet in the middle of the page on which somebody comes in. */
export function GuestSheet({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.login}>
      <h1 className={styles.brand}>
        <ParlourMark size={64} />
        Parlour
      </h1>
      {children}
    </main>
  )
}
