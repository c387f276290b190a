import { Button } from '@mantine/core'
import { Link } from 'react-router'
import styles from './centered.module.css'
import { useDocumentTitle } from './use-document-title'

/** Shown when no route matches the address. */
export function NotFoundPage() {
  useDocumentTitle()
  return (
    <div className={styles.centered}>
      <h1>Nothing here</h1>
      <p className={styles.muted}>There is no page at this address.</p>
      <Button component={Link} to="/">
        home
      </Button>
    </div>
  )
}
