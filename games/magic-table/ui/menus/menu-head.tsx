import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { NOTHING_POINTED } from '../acting/pointing'
import { useTableStore } from '../acting/table-store'
import styles from './menu.module.css'

/** What a menu is about, and the way out of it. */
export function MenuHead({ children }: { readonly children: ReactNode }) {
  const store = useTableStore()
  return (
    <header className={styles.head}>
      {children}
      <CloseButton
        className={styles.close}
        size="sm"
        aria-label="Close"
        onClick={() => store.setState({ pointing: NOTHING_POINTED })}
      />
    </header>
  )
}
