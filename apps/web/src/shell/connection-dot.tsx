import { useConnection } from '../live/live'
import styles from './connection-dot.module.css'

const WORDS = { connected: 'Connected', reconnecting: 'Reconnecting', offline: 'Offline' } as const

/** A dot while the live connection holds; a dot and the word when it does not. */
export function ConnectionDot() {
  const connection = useConnection()
  const word = WORDS[connection]
  return (
    <span className={`${styles.connection} ${styles[connection]}`} role="status" title={word}>
      <span className={connection === 'connected' ? 'visually-hidden' : undefined}>{word}</span>
    </span>
  )
}
