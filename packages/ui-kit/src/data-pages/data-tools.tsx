import type { ReactNode } from 'react'
import styles from './data.module.css'

interface DataToolsProps {
  readonly children: ReactNode
  /** What was found, and how it is shown. */
  readonly end: ReactNode
}

/** The line of filters above the entries of a data page. It stays in sight while they scroll. */
export function DataTools({ children, end }: DataToolsProps) {
  return (
    <div className={styles.tools} role="search">
      {children}
      <span className={styles.end}>{end}</span>
    </div>
  )
}
