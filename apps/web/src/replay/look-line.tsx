import type { MomentComment } from '@parlour/protocol'
import { joinClasses, useSeatClass, useSeats } from '@parlour/ui-kit'
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { type GameCourse, type CourseTurn, turnAt } from './course'
import { commentsInWords } from './comments-dialog'
import styles from './look-line.module.css'

interface LookLineProps {
  readonly at: number
  /** How many answers the line shows. */
  readonly limit: number
  /** There are more, which the viewer does not want to see yet. */
  readonly isHidden: boolean
  readonly course: GameCourse
  readonly comments: readonly MomentComment[]
  /** The moments of the card that is followed. */
  readonly rings: readonly number[]
  readonly goTo: (at: number) => void
  /** The moment under the finger while it is on the line; the count shows it. */
  readonly onDrag: (at: number | undefined) => void
}

/** How many numbers of rounds find room under the line. */
const MOST_NUMBERS = 9

/**
 * The course of the game as a staff: one lane a seat, one block a turn, full until the moment that is shown.
 * One clicks or drags on it; a finger moves the board when it is lifted.
 */
export function LookLine(props: LookLineProps) {
  const { at, limit: count, isHidden, course, comments, rings, goTo, onDrag } = props
  const seats = useSeats()
  const lanes = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<number>()
  const shown = dragged ?? at
  const turns = isHidden ? turnsUpTo(course, count) : course.turns
  const momentUnder = ({ clientX }: PointerEvent): number => {
    const box = lanes.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return at
    return Math.round(Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * count)
  }
  const drag = (event: PointerEvent) => {
    const under = momentUnder(event)
    setDragged(under)
    onDrag(under)
    if (event.pointerType !== 'touch') goTo(under)
  }
  const drop = () => {
    if (dragged !== undefined) goTo(dragged)
    setDragged(undefined)
    onDrag(undefined)
  }
  return (
    <div
      className={styles.staff}
      style={{ '--lanes': seats.length } as CSSProperties}
      data-hidden={isHidden || undefined}
    >
      <div
        ref={lanes}
        className={styles.lanes}
        role="slider"
        tabIndex={0}
        aria-label="Answers of the game"
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={shown}
        aria-valuetext={momentWords(course, shown)}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drag(event)
        }}
        onPointerMove={(event) => {
          if (dragged !== undefined) drag(event)
        }}
        onPointerUp={drop}
        onPointerCancel={() => {
          setDragged(undefined)
          onDrag(undefined)
        }}
      >
        {turns.map((turn) => (
          <Turn key={turn.from} turn={turn} lane={seats.indexOf(turn.player)} at={shown} count={count} />
        ))}
        <span className={styles.head} style={{ left: share(shown, count) }} />
      </div>
      <CommentMarks comments={comments} count={count} goTo={goTo} />
      <div className={styles.rings} aria-hidden="true">
        {rings.map((ring) => (
          <span key={ring} data-here={ring === at || undefined} style={{ left: share(ring, count) }} />
        ))}
      </div>
      <div className={styles.numbers} aria-hidden="true">
        {numbersUnder(turns).map(({ from, number }) => (
          <span key={from} style={{ left: share(from - 1, count) }}>
            {number}
          </span>
        ))}
      </div>
      {isHidden ? <span className={styles.unseen}>the rest stays hidden</span> : null}
    </div>
  )
}

/** Nothing after it is drawn, pale or otherwise: a length tells an ending. */
const turnsUpTo = ({ turns }: GameCourse, limit: number): readonly CourseTurn[] =>
  turns.filter(({ from }) => from <= limit).map((turn) => ({ ...turn, to: Math.min(turn.to, limit) }))

const share = (answers: number, count: number): string => `${count === 0 ? 0 : (answers / count) * 100}%`

/** Returns a moment in words: `Answer 61, round 5, ann`. */
function momentWords(course: GameCourse, at: number): string {
  const turn = turnAt(course, at)
  if (turn === undefined) return 'Before the first answer'
  return [`Answer ${at}`, turn.words, turn.player]
    .filter((word) => word !== undefined && word !== '')
    .join(', ')
}

/** A bubble over each moment that has comments, in the color of whoever wrote first. */
function CommentMarks({
  comments,
  count,
  goTo,
}: Pick<LookLineProps, 'comments' | 'goTo'> & { readonly count: number }) {
  const shown = comments.filter(({ seq }, at) => seq <= count && comments[at - 1]?.seq !== seq)
  return (
    <div className={styles.comments}>
      {shown.map(({ seq, author }) => (
        <CommentMark
          key={seq}
          author={author}
          words={`${commentsInWords(comments.filter((one) => one.seq === seq).length)} on answer ${seq}`}
          left={share(seq, count)}
          onClick={() => goTo(seq)}
        />
      ))}
    </div>
  )
}

interface CommentMarkProps {
  readonly author: string
  readonly words: string
  readonly left: string
  readonly onClick: () => void
}

function CommentMark({ author, words, left, onClick }: CommentMarkProps) {
  const seat = useSeatClass(author)
  return (
    <button
      type="button"
      className={joinClasses(styles.comment, seat)}
      style={{ left }}
      aria-label={words}
      title={words}
      onClick={onClick}
    />
  )
}

interface TurnProps {
  readonly turn: CourseTurn
  readonly lane: number
  readonly at: number
  readonly count: number
}

/** A turn, full as far as it has been played at the moment that is shown. */
function Turn({ turn: { player, from, to }, lane, at, count }: TurnProps) {
  const seat = useSeatClass(player)
  const played = Math.min(to, at) - from + 1
  const style = {
    '--lane': Math.max(0, lane),
    left: share(from - 1, count),
    width: share(to - from + 1, count),
    '--played': `${Math.max(0, (played / (to - from + 1)) * 100)}%`,
  }
  return <span className={joinClasses(styles.turn, seat)} style={style} />
}

/** The first turn of each round, thinned out to as many as find room. */
function numbersUnder(turns: readonly CourseTurn[]): readonly CourseTurn[] {
  const firsts = turns.filter(
    ({ number }, index) => number !== undefined && number !== turns[index - 1]?.number,
  )
  const step = Math.ceil(firsts.length / MOST_NUMBERS)
  return firsts.filter((_, index) => index % step === 0)
}
