import { PlayerName, QuestionStrip, RematchButton } from '@parlour/ui-kit'
import { Fragment } from 'react'
import type { QuestionProps } from './question-props'
import styles from './question.module.css'

/** How the game ended, how everybody stood, and the way to a rematch. */
export function Over({ game, view, rematch, viewer }: QuestionProps) {
  const { winners = [], reason = '' } = game.gameOverData ?? {}
  const standing = view.players.toSorted((one, other) => other.score.total - one.score.total)
  return (
    <>
      <QuestionStrip
        asked={false}
        title="The game is over"
        facts={
          <>
            {winners.map((name, index) => (
              <Fragment key={name}>
                {index === 0 ? '' : ', '}
                <PlayerName name={name} />
              </Fragment>
            ))}
            {winners.length === 1 ? ' won' : ' won together'}
            {reason === '' ? '' : `: ${reason}`}
          </>
        }
      >
        {viewer.seated ? <RematchButton rematch={rematch} /> : null}
      </QuestionStrip>
      <ol className={styles.standings} aria-label="Final standing">
        {standing.map(({ name, score }) => (
          <li key={name}>
            <PlayerName name={name} /> {score.total}
          </li>
        ))}
      </ol>
    </>
  )
}
