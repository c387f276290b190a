import { argText, startsTurn } from '@parlour/kernel'
import type { WireLogEntry, WireResponse } from '@parlour/protocol'
import { tells } from '@parlour/ui-kit'

type LogLine = Extract<WireLogEntry, { readonly type: 'log' }>

/** An answer of a game, as the log tells it. */
export interface CourseAnswer {
  readonly response: WireResponse
  /** When it was given. */
  readonly at: number | undefined
  /** The first line that tells what it brought about. */
  readonly line: LogLine | undefined
}

/** Answers in a row that belong to one turn or, in a game without turns, to one player. */
export interface CourseTurn {
  readonly player: string
  /** The first and the last of its answers, counted from 1. */
  readonly from: number
  readonly to: number
  /** `round 5`, `turn 11`; undefined where the game has no turns. */
  readonly words: string | undefined
  /** The number in these words. */
  readonly number: number | undefined
}

/** All answers of a game, and the turns that they were given in. */
export interface GameCourse {
  readonly answers: readonly CourseAnswer[]
  readonly turns: readonly CourseTurn[]
}

interface TurnHeading {
  readonly player: string
  readonly word: 'round' | 'turn'
  readonly number: number
}

/** Returns the course of a game so far, from its log. Answers that were taken back do not count. */
export function courseOf(log: readonly WireLogEntry[]): GameCourse {
  const answers: CourseAnswer[] = []
  const turns: CourseTurn[] = []
  let heading: TurnHeading | undefined
  let isNew = false
  let headings = 0
  for (const entry of log) {
    if (entry.type === 'log') {
      const last = answers.at(-1)
      if (last !== undefined && last.line === undefined && tells(entry))
        answers[answers.length - 1] = { ...last, line: entry }
      if (!startsTurn(entry)) continue
      headings += 1
      heading = headingOf(entry, headings)
      isNew = true
      continue
    }
    const { data: response, at } = entry
    answers.push({ response, at, line: undefined })
    const player = heading?.player ?? response.actor
    const last = turns.at(-1)
    if (last !== undefined && !isNew && last.player === player)
      turns[turns.length - 1] = { ...last, to: response.seq }
    else
      turns.push({
        player,
        from: response.seq,
        to: response.seq,
        words: heading === undefined ? undefined : `${heading.word} ${heading.number}`,
        number: heading?.number,
      })
    isNew = false
  }
  return { answers, turns }
}

function headingOf({ args }: LogLine, headings: number): TurnHeading {
  const player = Object.values(args).find(({ classes }) => classes.includes('player-name'))
  const count = args.count?.value
  return {
    player: player === undefined ? '' : argText(player.value),
    ...(typeof count === 'number' ? { word: 'round', number: count } : { word: 'turn', number: headings }),
  }
}

/** Returns the turn that one stands in after this many answers; undefined before the first. */
export const turnAt = ({ turns }: GameCourse, at: number): CourseTurn | undefined =>
  turns.findLast(({ from }) => from <= at)

/** Returns where the turn began that one stands in: after the last answer of the turn before it. */
export const turnBack = (course: GameCourse, at: number): number => (turnAt(course, at)?.from ?? 1) - 1

/** Returns where the turn ends that one stands in, or where one stands at its end, the next. */
export function turnForward(course: GameCourse, at: number): number {
  return course.turns.find(({ to }) => to > at)?.to ?? course.answers.length
}

/**
 * Returns whether an answer may be skipped: it was forced, or nothing came of it, as of a pass. A secret one
 * may have been chosen freely.
 */
function isQuiet({ response, line }: CourseAnswer): boolean {
  if (response.masked !== true && response.isUserResponse !== true) return true
  return line === undefined || PASSES.some((name) => line.classes.includes(name))
}

/** What logs call the lines of a pass. */
const PASSES = ['pass-priority']

/** Returns where the next answer forward or back leads, past those that may be skipped. */
export function nextStep(course: GameCourse, at: number, { by, skips }: StepWish): number {
  const count = course.answers.length
  let next = Math.min(count, Math.max(0, at + by))
  while (skips && next > 0 && next < count) {
    const answer = course.answers[next - 1]
    if (answer === undefined || !isQuiet(answer)) break
    next += by
  }
  return next
}

export interface StepWish {
  readonly by: 1 | -1
  /** Leaves out answers that were forced, and passes. */
  readonly skips: boolean
}
