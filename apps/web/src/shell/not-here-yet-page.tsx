import { Button } from '@mantine/core'
import { Link } from 'react-router'
import styles from './centered.module.css'
import { useDocumentTitle } from './use-document-title'

/** Shown where a link leads to a page of a later release. */
export function NotHereYetPage() {
  useDocumentTitle()
  return (
    <div className={styles.centered}>
      <h1>Not here yet</h1>
      <p className={styles.muted}>This page is still being built.</p>
      <Button component={Link} to="/">
        home
      </Button>
    </div>
  )
}
