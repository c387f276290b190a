import { Fragment } from 'react'
import { ManaIcon } from './mana-icon'
import styles from './rules-text.module.css'
import { type TextRun, textRuns } from './scar-marks'

interface RulesTextProps {
  /** As stored, with `{T}` for symbols; marks of `markedDifference` show as scars. */
  readonly text: string
}

/** A rules text: a paragraph per line, symbols drawn, reminder text in italics, scarred words marked. */
export function RulesText({ text }: RulesTextProps) {
  return textRuns(text).map((runs, index) => (
    <p key={index} className={styles.line}>
      <Runs runs={runs} />
    </p>
  ))
}

/** A text of one line (a name, a type line) with its scars marked. */
export function LineText({ text }: RulesTextProps) {
  return textRuns(text).map((runs, index) => (
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <Runs runs={runs} />
    </Fragment>
  ))
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, index) => <Run key={index} run={run} />)
}

function Run({ run }: { run: TextRun }) {
  if (run.gap === true) return <mark className={styles.gap} title="words were removed here" />
  const content = run.parts.map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <ManaIcon key={index} symbol={part.symbol} className={styles.symbol} />
    ),
  )
  const words = run.reminder ? (
    <i className={styles.reminder}>
      <span>{content}</span>
    </i>
  ) : (
    content
  )
  return run.scar ? <mark className={styles.scar}>{words}</mark> : words
}
