import { Icon } from '@parlour/ui-kit'
import styles from './editing.module.css'

/** One check of a document. With a culprit it has failed; `open` says that it is only not done yet. */
export interface Check {
  readonly words: string
  /** What is to be chosen to mend it. */
  readonly culprit?: string
  readonly open?: boolean
}

interface CheckListProps {
  readonly checks: readonly Check[]
  readonly onChoose: (culprit: string) => void
  readonly isColumn?: boolean
}

/** The checks of a document; one that failed is a button that selects its culprit. */
export function CheckList({ checks, onChoose, isColumn = false }: CheckListProps) {
  return (
    <ul className={styles.checks} data-column={isColumn} aria-label="Checks">
      {checks.map(({ words, culprit, open = false }) => (
        <li key={words} data-wrong={culprit !== undefined} data-open={open}>
          <Icon name={culprit === undefined && !open ? 'check' : 'warn'} />
          {culprit === undefined ? (
            words
          ) : (
            <button type="button" onClick={() => onChoose(culprit)}>
              {words}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
