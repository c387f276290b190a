import type { JsonObject } from './json'
import type { LogLine } from './log'
import type { Pick, Piece, Request } from './request'
import type { Outcome, Pace } from './rules'

/** The seat of whoever learns; the others are played by the script of the lesson. */
export const LEARNER = 0

/** An answer that a lesson plays or waits for: of the learner, unless it names another seat. */
export interface LessonAnswer {
  readonly seat?: number
  readonly picks: readonly Pick[]
}

/**
 * One thing to learn. A sentence may count: `{you.s}` is a number that the game reads from the position
 * (`countsOf`), so that no sentence disagrees with the board.
 */
export interface LessonStep {
  readonly name: string
  /** The board begins anew here, at a position as scenarios state them. */
  readonly position?: JsonObject
  /** What is played before the step begins. */
  readonly meanwhile?: readonly LessonAnswer[]
  readonly ask: string
  readonly task: string
  /** What is pointed at; the first carries the number of the step, and clicking it is the act. */
  readonly points: readonly Piece[]
  /** The act that is waited for, with what others answer meanwhile; none where the learner only looks. */
  readonly acts?: readonly LessonAnswer[]
  readonly result: string
  readonly why: string
  /** What to say of pieces that somebody may click instead. */
  readonly wrong?: Readonly<Record<Piece, string>>
}

/** A guided game, as data beside the game that it teaches. The first step states its position. */
export interface Lesson {
  readonly id: string
  readonly title: string
  readonly minutes: number
  readonly steps: readonly LessonStep[]
}

/** The game at one moment of a lesson, as the learner may know it. */
export interface LessonMoment {
  readonly view: unknown
  readonly requests: readonly Request[]
  readonly waiting: readonly string[]
  readonly pace: Pace
  readonly outcome: Outcome | undefined
  readonly log: readonly LogLine[]
  /** What the learner should answer; absent once the step is done, and where they only look. */
  readonly act?: readonly Pick[]
}

/** A step with its sentences complete, and the game at each of its moments: at the last it is done. */
export interface CourseStep {
  readonly name: string
  readonly ask: string
  readonly task: string
  readonly points: readonly Piece[]
  readonly result: string
  readonly why: string
  readonly wrong: Readonly<Record<Piece, string>>
  readonly moments: readonly LessonMoment[]
}

/** A lesson with its game, ready to be played through for somebody. */
export interface GuidedLesson {
  readonly lesson: Lesson
  /** Plays the lesson with these names in seat order, the learner first. */
  play(names: readonly string[]): LessonCourse
}

export interface LessonCourse {
  /** The settings of its game, as everybody may see them. */
  readonly settings: JsonObject
  readonly steps: readonly CourseStep[]
}
