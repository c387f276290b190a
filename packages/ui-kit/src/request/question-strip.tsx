import { type Request, UNSPECIFIED } from '@parlour/kernel'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes'
import styles from './question-strip.module.css'
import { boundsText, boundsWords } from '../answering/selection'

interface QuestionStripProps {
  /** The viewer is asked: the strip is amber. */
  readonly asked: boolean
  readonly title?: ReactNode
  /** How many are wanted of which choices, shown in words and read out as `[1]`. */
  readonly bounds?: Pick<Request, 'min' | 'max'> & Partial<Pick<Request, 'choices'>>
  /** What else to know: which pack, who is next, who is waited for. */
  readonly facts?: ReactNode
  /** On a phone it keeps the height of one line of buttons, whatever it says: what is below never moves. */
  readonly still?: boolean
  /** The buttons. */
  readonly children?: ReactNode
}

/** The one place over a board that says what the viewer is asked, or who is being waited for. */
export function QuestionStrip({ asked, title, bounds, facts, still, children }: QuestionStripProps) {
  return (
    <div
      className={joinClasses(styles.strip, asked && styles.asked, still === true && styles.still)}
      role="status"
    >
      {title === undefined ? null : <h2>{title}</h2>}
      {bounds === undefined ? null : (
        <span className={styles.bounds}>
          <span aria-hidden="true">{boundsWords({ ...bounds, among: choiceCount(bounds.choices) })}</span>
          <span className="visually-hidden">{boundsText(bounds)}</span>
        </span>
      )}
      {facts === undefined ? null : <span className={styles.facts}>{facts}</span>}
      {children === undefined || children === null ? null : (
        <span className={styles.answers}>{children}</span>
      )}
    </div>
  )
}

const choiceCount = (choices?: Request['choices']): number =>
  choices === undefined || choices === UNSPECIFIED ? Infinity : choices.length
