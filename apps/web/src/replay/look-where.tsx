import { useSeatClass } from '@parlour/ui-kit'
import { type GameCourse, type CourseTurn, turnAt } from './course'
import styles from './look-bar.module.css'

interface LookWhereProps {
  readonly at: number
  /** How many answers there are; undefined while that stays hidden. */
  readonly count: number | undefined
  /** How many may be shown. */
  readonly limit: number
  readonly course: GameCourse
  readonly goTo: (at: number) => void
}

/** `61 of 212, round 5, ann`, and the answers of that turn as dots large enough to hit. */
export function LookWhere({ at, count, limit, course, goTo }: LookWhereProps) {
  const turn = turnAt(course, at)
  return (
    <div className={styles.where}>
      <b>{at}</b>
      {count === undefined ? null : ` of ${count}`}
      <span className={styles.turnWords}>
        {turn === undefined
          ? 'the beginning'
          : [turn.words, turn.player].filter((word) => word !== undefined && word !== '').join(', ')}
      </span>
      {turn === undefined ? null : (
        <TurnDots turn={{ ...turn, to: Math.min(turn.to, limit) }} at={at} goTo={goTo} />
      )}
    </div>
  )
}

/** As many dots as find room; of a longer turn those around the moment. */
const MOST_DOTS = 14

function TurnDots({ turn, at, goTo }: Pick<LookWhereProps, 'at' | 'goTo'> & { readonly turn: CourseTurn }) {
  const seat = useSeatClass(turn.player)
  const length = turn.to - turn.from + 1
  const first = Math.max(turn.from, Math.min(at - Math.floor(MOST_DOTS / 2), turn.to - MOST_DOTS + 1))
  const answers = Array.from({ length: Math.min(length, MOST_DOTS) }, (_, index) => first + index)
  return (
    <span className={`${styles.dots} ${seat ?? ''}`} data-many={answers.length > 10 || undefined}>
      {answers.map((answer) => (
        <button
          key={answer}
          type="button"
          aria-label={`Answer ${answer}`}
          aria-current={answer === at ? 'step' : undefined}
          data-later={answer > at || undefined}
          onClick={() => goTo(answer)}
        />
      ))}
    </span>
  )
}
