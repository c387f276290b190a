import { LastLines, QuestionStrip, WaitingFor } from '@parlour/ui-kit'
import styles from './question.module.css'
import type { QuestionProps } from './question-props'
import { TurnFacts } from './turn-facts'

/** Whose turn it is, who is being waited for, and since when. */
export function Waiting({ game, view, viewer, inLog }: QuestionProps) {
  return (
    <>
      <QuestionStrip asked={false} facts={<TurnFacts view={view} viewer={viewer.name} />} />
      <div className={styles.waiting}>
        <p role="status">
          <WaitingFor game={game} />
        </p>
        {/* Other lines are told anew: none of them came from where another stood. */}
        <LastLines key={game.seq} game={game} card={inLog} />
      </div>
    </>
  )
}
