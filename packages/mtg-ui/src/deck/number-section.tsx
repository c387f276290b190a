import type { ReactNode } from 'react'
import styles from './numbers.module.css'

interface NumberSectionProps {
  readonly title: string
  /** A figure at the end of the title. */
  readonly count?: string | number | undefined
  readonly children: ReactNode
}

/** One titled part of the column of numbers beside a deck. */
export function NumberSection({ title, count, children }: NumberSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3>
        {title} <span>{count}</span>
      </h3>
      {children}
    </section>
  )
}
