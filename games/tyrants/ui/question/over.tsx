import { LookBackButton, OutcomeWords, PlayerName, QuestionStrip, RematchButton } from '@parlour/ui-kit'
import type { QuestionProps } from './question-props'
import styles from './question.module.css'

/** How the game ended, how everybody stood, and the way to a rematch. */
export function Over({ game, view, rematch, viewer }: QuestionProps) {
  const standing = view.players.toSorted((one, other) => other.score.total - one.score.total)
  return (
    <>
      <QuestionStrip asked={false} title="The game is over" facts={<OutcomeWords game={game} />}>
        <LookBackButton />
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
