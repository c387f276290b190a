import { AwayButton, QuestionStrip, WaitingFor } from '@parlour/ui-kit'
import { wordInLog } from '../log/word-in-log'
import { LastMoves } from './last-moves'
import type { QuestionProps } from './question-props'
import styles from './waiting.module.css'

/** Who is being waited for, and what moved last. */
export function Waiting({ game, view, viewer, isLogBeside }: QuestionProps) {
  return (
    <div className={styles.idle}>
      <QuestionStrip
        asked={false}
        facts={
          <span className={styles.waiting}>
            <WaitingFor game={game} />
          </span>
        }
      >
        {isLogBeside ? null : <AwayButton game={game} viewer={viewer} card={wordInLog} />}
      </QuestionStrip>
      {/* Other moves are other lines: none of them came from where another stood. */}
      <LastMoves key={game.seq} news={view.news} />
    </div>
  )
}
