import { QuestionStrip, WaitingFor } from '@parlour/ui-kit'
import styles from './question.module.css'
import type { QuestionProps } from './question-props'
import { TurnFacts } from './turn-facts'

/** Whose turn it is, who is being waited for, and since when. */
export function Waiting({ game, view, viewer }: QuestionProps) {
  return (
    <>
      <QuestionStrip asked={false} facts={<TurnFacts view={view} viewer={viewer.name} />} />
      <p className={styles.waiting} role="status">
        <WaitingFor game={game} />
      </p>
    </>
  )
}
