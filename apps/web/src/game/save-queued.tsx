import styles from './save-queued.module.css'

/** Overlays the game with a note that a save is waiting for the previous one. */
export function SaveQueued({ shown }: { readonly shown: boolean }) {
  return (
    <div role="status" className={shown ? styles.overlay : undefined}>
      {shown ? <span className={styles.note}>save queued</span> : null}
    </div>
  )
}
