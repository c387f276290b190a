import styles from './page-skeleton.module.css'

/** Gray lines while the code of a page is loading. */
export function PageSkeleton() {
  return (
    <div className={styles.lines} role="status" aria-label="Loading...">
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  )
}
