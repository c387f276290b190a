import styles from './page-skeleton.module.css'

/** Gray lines in place of a page whose code is on its way. */
export function PageSkeleton() {
  return (
    <div className={styles.lines} role="status" aria-label="Loading...">
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  )
}
