import { Icon } from '@parlour/ui-kit'
import styles from './editing.module.css'

/** What was checked of a document. With a culprit it is wrong, and open where it is only not done yet. */
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

/** What is right and wrong with a document; a wrong one is a button that chooses its culprit. */
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
