import type { JsonObject, Pick, Piece } from '@parlour/kernel'
import { z } from 'zod'
import { call, line } from '../call'
import type { GamePart, SerializedGame, WireLogEntry } from '../records'

/** The game at one moment of a lesson. */
export interface WireLessonMoment extends GamePart {
  readonly log: readonly WireLogEntry[]
  /** The answer that the step waits for; absent once it is done, and where the learner only looks. */
  readonly wanted?: readonly Pick[]
}

export interface WireLessonStep {
  readonly name: string
  readonly ask: string
  readonly task: string
  /** What is pointed at; the first carries the number of the step. */
  readonly points: readonly Piece[]
  readonly told: string
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

/** A lesson, played through for the caller. */
export const lessonFetch = call<{ lesson: WireLesson }>()(
  'lesson/fetch',
  z.object({ lesson: line(LESSON_ID) }),
  {
    reads: true,
    cost: 5,
  },
)
