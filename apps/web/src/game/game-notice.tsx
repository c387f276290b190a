import { Link } from 'react-router'
import styles from '../shell/centered.module.css'

/** One sentence in place of a game, and the way home. */
export function GameNotice({ text }: { readonly text: string }) {
  return (
    <div className={styles.centered} role="status">
      <p className={styles.muted}>{text}</p>
      <Link to="/">home</Link>
    </div>
  )
}
