import { Fragment } from 'react'
import { ManaIcon } from '../mana/mana-icon'
import styles from './rules-text.module.css'
import { type TextRun, textRuns } from './scar-marks'
import { isDividedNumber, textStretches } from './text-stretches'

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
  return runs.map((run, index) => (
    <Fragment key={index}>
      {isDividedNumber(endOf(runs[index - 1]), startOf(run)) ? WORD_JOINER : null}
      <Run run={run} />
    </Fragment>
  ))
}

/** No line may break here. */
const WORD_JOINER = '\u2060'

const textOf = (part: TextRun['parts'][number] | undefined) => (typeof part === 'string' ? part : '')
const endOf = (run: TextRun | undefined) => textOf(run?.parts.at(-1))
const startOf = (run: TextRun) => textOf(run.parts[0])

function Run({ run }: { run: TextRun }) {
  if (run.gap === true) return <mark className={styles.gap} title="words were removed here" />
  const content = run.parts.map((part, index) =>
    typeof part === 'string' ? (
      <Words key={index} text={part} />
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

function Words({ text }: { readonly text: string }) {
  return textStretches(text).map((stretch, index) =>
    stretch.isUnbroken ? (
      <span key={index} className={styles.unbroken}>
        {stretch.text}
      </span>
    ) : (
      <Fragment key={index}>{stretch.text}</Fragment>
    ),
  )
}
