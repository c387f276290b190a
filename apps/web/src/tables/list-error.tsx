import { Button } from '@mantine/core'
import styles from './game-table.module.css'

/** Shown instead of a list that could not be loaded. */
export function ListError({ retry }: { readonly retry: () => void }) {
  return (
    <div className={styles.empty} role="alert">
      <p>This list could not be loaded.</p>
      <Button onClick={retry}>try again</Button>
    </div>
  )
}
