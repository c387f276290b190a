import { AnswersAheadButton, lastTurn, QuestionStrip, WaitingFor } from '@parlour/ui-kit'
import { useMemo } from 'react'
import styles from './question.module.css'
import type { QuestionProps } from './question-props'
import { TurnFacts } from './turn-facts'

/** Whose turn it is, who is being waited for, since when, and what has been done in the turn so far. */
export function Waiting({ game, view, viewer, summaryOf, recent, isPhone }: QuestionProps) {
  const turn = useMemo(() => lastTurn(game.log), [game.log])
  return (
    <>
      <QuestionStrip asked={false} facts={<TurnFacts view={view} viewer={viewer.name} />}>
        {isPhone ? null : <AnswersAheadButton />}
        {recent}
      </QuestionStrip>
      <div className={styles.waiting}>
        <p role="status">
          <WaitingFor game={game} />
        </p>
        {turn === undefined ? null : <div className={styles.doing}>{summaryOf(turn)}</div>}
      </div>
    </>
  )
}
