import { Button } from '@mantine/core'
import { Link } from 'react-router'
import styles from '../shell/centered.module.css'

/** Shown instead of a page whose record does not exist. */
export function PageNotice({ title, text }: { readonly title: string; readonly text?: string }) {
  return (
    <div className={styles.centered} role="alert">
      <h1>{title}</h1>
      {text === undefined ? null : <p className={styles.muted}>{text}</p>}
      <Button component={Link} to="/magic">
        Magic
      </Button>
    </div>
  )
}
