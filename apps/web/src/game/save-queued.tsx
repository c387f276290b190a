import styles from './save-queued.module.css'

/** Says over the game that a save waits for the one before it. */
export function SaveQueued({ shown }: { readonly shown: boolean }) {
  return (
    <div role="status" className={shown ? styles.overlay : undefined}>
      {shown ? <span className={styles.note}>save queued</span> : null}
    </div>
  )
}
