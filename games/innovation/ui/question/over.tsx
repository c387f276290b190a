import { OutcomeWords, PlayerName, QuestionStrip, RematchButton } from '@parlour/ui-kit'
import type { InnovationView } from '../../rules/view'
import type { QuestionProps } from './question-props'
import styles from './waiting.module.css'

/** How the game ended, how everybody stood, and the way to a rematch. */
export function Over({ game, view, rematch, viewer }: QuestionProps) {
  const { winners = [] } = game.gameOverData ?? {}
  return (
    <div className={styles.idle}>
      <QuestionStrip
        asked={false}
        title="The game is over"
        facts={
          <span className={styles.waiting}>
            <OutcomeWords game={game} />
          </span>
        }
      >
        {viewer.seated ? <RematchButton rematch={rematch} /> : null}
      </QuestionStrip>
      <ol className={styles.standings} aria-label="Final standing">
        {standing(view, winners).map(({ name, score, achievements }) => (
          <li key={name}>
            <PlayerName name={name} /> {achievements} {achievements === 1 ? 'achievement' : 'achievements'},{' '}
            {score} {score === 1 ? 'point' : 'points'}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Who won first, then by achievements and score. */
function standing({ players }: InnovationView, winners: readonly string[]) {
  const won = (name: string) => Number(winners.includes(name))
  return players.toSorted(
    (one, other) =>
      won(other.name) - won(one.name) || other.achievements - one.achievements || other.score - one.score,
  )
}
