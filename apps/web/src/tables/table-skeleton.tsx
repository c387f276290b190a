import { Skeleton } from '@mantine/core'
import styles from './game-table.module.css'

/** Gray rows while a list is loading. */
export function TableSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div role="status" aria-label="Loading...">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton height={10} width={140 - 8 * row} />
          <Skeleton height={10} width={220 - 8 * row} />
          <Skeleton height={10} width={48} />
        </div>
      ))}
    </div>
  )
}
