import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes'
import styles from './question-strip.module.css'
import { boundsText } from '../answering/selection'

interface QuestionStripProps {
  /** The viewer is asked: the strip is amber. */
  readonly asked: boolean
  readonly title?: ReactNode
  /** How many are wanted, shown as `[1]`. */
  readonly bounds?: { readonly min: number; readonly max: number }
  /** What else to know: which pack, who is next, who is waited for. */
  readonly facts?: ReactNode
  /** The buttons. */
  readonly children?: ReactNode
}

/** The one place over a board that says what the viewer is asked, or who is being waited for. */
export function QuestionStrip({ asked, title, bounds, facts, children }: QuestionStripProps) {
  return (
    <div className={joinClasses(styles.strip, asked && styles.asked)} role="status">
      {title === undefined ? null : <h2>{title}</h2>}
      {bounds === undefined ? null : <span className={styles.bounds}>{boundsText(bounds)}</span>}
      {facts === undefined ? null : <span className={styles.facts}>{facts}</span>}
      {children === undefined || children === null ? null : (
        <span className={styles.answers}>{children}</span>
      )}
    </div>
  )
}
