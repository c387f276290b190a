import { Button } from '@mantine/core'
import styles from './centered.module.css'

/** The generic error: what went wrong, and a button to start over (rules: screens 1.8). */
export function ErrorPage({ text }: { readonly text: string }) {
  return (
    <div className={styles.centered} role="alert">
      <h1>Error</h1>
      <p className={styles.muted}>{text}</p>
      <Button variant="filled" onClick={() => window.location.reload()}>
        reload page
      </Button>
    </div>
  )
}
