import styles from './parlour-mark.module.css'

/** The mark: a table and four seats, the viewer's own in amber. */
export function ParlourMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect className={styles.top} x="6.5" y="6.5" width="11" height="11" rx="3" />
      <circle className={styles.place} cx="12" cy="2.4" r="2" />
      <circle className={styles.place} cx="2.4" cy="12" r="2" />
      <circle className={styles.place} cx="21.6" cy="12" r="2" />
      <circle className={styles.own} cx="12" cy="21.6" r="2.2" />
    </svg>
  )
}
