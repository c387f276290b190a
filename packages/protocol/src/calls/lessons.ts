import type { JsonObject, Pick, Piece } from '@parlour/kernel'
import { z } from 'zod'
import { call, type EmptyAnswer, line, nothing } from '../call'
import type { GamePart, SerializedGame, WireLogEntry } from '../records'

/** The game at one moment of a lesson. */
export interface WireLessonMoment extends GamePart {
  readonly log: readonly WireLogEntry[]
  /** The answer that the step waits for; absent once it is done, and where the learner only looks. */
  readonly act?: readonly Pick[]
}

export interface WireLessonStep {
  readonly name: string
  readonly ask: string
  readonly task: string
  /** What is pointed at; the first carries the number of the step. */
  readonly points: readonly Piece[]
  readonly result: string
  readonly why: string
  /** What to say of pieces that are clicked instead. */
  readonly wrong: Readonly<Record<Piece, string>>
  /** At the last the step is done. */
  readonly moments: readonly WireLessonMoment[]
}

/** A whole lesson: every moment of it is known, since only the act that a step waits for is played. */
export interface WireLesson {
  readonly id: string
  readonly title: string
  readonly minutes: number
  readonly settings: SerializedGame['settings'] & JsonObject
  /** The learner, as the game calls them. */
  readonly learner: string
  readonly steps: readonly WireLessonStep[]
}

const LESSON_ID = 40
const MOST_STEPS = 100

/** How far the caller came in a lesson. */
export interface WireLessonProgress {
  /** The step to go on with, from 0. */
  readonly step: number
  readonly isDone: boolean
  /** They do not want to be offered it. */
  readonly isHidden: boolean
}

/** A lesson as lists show it. */
export interface ListedLesson extends WireLessonProgress {
  readonly id: string
  /** The kind of game that it teaches. */
  readonly kind: string
  readonly title: string
  readonly minutes: number
  /** The names of its steps. */
  readonly steps: readonly string[]
  /** The caller finished a game of that kind, and need not be taught it. */
  readonly isKnown: boolean
}

export const lessonAll = call<{ lessons: readonly ListedLesson[] }>()('lesson/all', nothing, { reads: true })

export const lessonSaveProgress = call<EmptyAnswer>()(
  'lesson/save_progress',
  z.object({
    lesson: line(LESSON_ID),
    step: z.int().min(0).max(MOST_STEPS),
    isDone: z.boolean(),
    isHidden: z.boolean(),
  }),
)

/** A lesson, played through for the caller. */
export const lessonFetch = call<{ lesson: WireLesson }>()(
  'lesson/fetch',
  z.object({ lesson: line(LESSON_ID) }),
  {
    reads: true,
    cost: 5,
  },
)
