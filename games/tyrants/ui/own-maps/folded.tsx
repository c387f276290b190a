import type { ReactNode } from 'react'
import styles from './own-maps.module.css'

interface FoldedProps {
  readonly title: string
  /** Unfolded from the start: something in it is set. */
  readonly isSet?: boolean
  readonly children: ReactNode
}

/** Fields that few need, below a line that unfolds them. */
export const Folded = ({ title, isSet = false, children }: FoldedProps) => (
  <details className={styles.folded} open={isSet}>
    <summary>{title}</summary>
    <div className={styles.fields}>{children}</div>
  </details>
)
