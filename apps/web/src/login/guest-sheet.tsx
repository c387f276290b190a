import { browserStorage, ParlourMark, Strip } from '@parlour/ui-kit'
import { type ReactNode, useState } from 'react'
import styles from './login-page.module.css'

const FORGETFUL =
  'Your browser keeps nothing for this site: you are signed in for this tab only, until you close or reload it. To stay signed in, allow site data in its settings.'

/** The sheet in the middle of the page on which somebody comes in. */
export function GuestSheet({ children }: { readonly children: ReactNode }) {
  const [isKeeping] = useState(browserStorage.isKeeping)
  return (
    <main className={styles.login}>
      <h1 className={styles.brand}>
        <ParlourMark size={64} />
        Parlour
      </h1>
      {isKeeping ? null : (
        <div className={styles.forgetful}>
          <Strip tone="quiet">{FORGETFUL}</Strip>
        </div>
      )}
      {children}
    </main>
  )
}
