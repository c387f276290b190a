import { Link } from 'react-router'
import styles from '../shell/centred.module.css'

/** One sentence in place of a game, and the way home. */
export function GameNotice({ text }: { readonly text: string }) {
  return (
    <div className={styles.centred} role="status">
      <p className={styles.muted}>{text}</p>
      <Link to="/">home</Link>
    </div>
  )
}
