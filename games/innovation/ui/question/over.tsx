import { LookBackButton, OutcomeWords, PlayerName, QuestionStrip, RematchButton } from '@parlour/ui-kit'
import { counted } from '../../rules/facts/counted'
import type { InnovationView, PlayerView } from '../../rules/view'
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
        <LookBackButton />
        {viewer.seated ? <RematchButton rematch={rematch} /> : null}
      </QuestionStrip>
      <ol className={styles.standings} aria-label="Final standing">
        {sidesOf(view, winners).map((side) => (
          <li key={side.map(({ name }) => name).join()}>
            {side.map((player, at) => (
              <span key={player.name}>
                {at === 0 ? null : ' with '}
                <PlayerName name={player.name} /> {counted(player.achievements, 'achievement')},{' '}
                {counted(player.score, 'point')}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Who won first, then by achievements and score; those of a team together. */
function sidesOf({ players, teams }: InnovationView, winners: readonly string[]): readonly Side[] {
  const won = (side: Side) => side.filter(({ name }) => winners.includes(name)).length
  const sum = (side: Side, what: 'achievements' | 'score') =>
    side.reduce((total, player) => total + player[what], 0)
  const sides =
    teams === true
      ? [0, 1].map((at) => players.filter(({ seat }) => seat % 2 === at))
      : players.map((player) => [player])
  return sides.toSorted(
    (one, other) =>
      won(other) - won(one) ||
      sum(other, 'achievements') - sum(one, 'achievements') ||
      sum(other, 'score') - sum(one, 'score'),
  )
}
type Side = readonly PlayerView[]
