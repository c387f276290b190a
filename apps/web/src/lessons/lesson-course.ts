import {
  chosenFrom,
  isSameJson,
  type Json,
  type Pick,
  pickedPieces,
  type Piece,
  type Request,
} from '@parlour/kernel'
import type { WireLesson, WireLessonMoment, WireLessonStep } from '@parlour/protocol'

/** Where in a lesson somebody is. */
export interface LessonPlace {
  /** The number of the step, from 0. */
  readonly step: number
  /** How many acts of the step are done. */
  readonly at: number
  /** What to say of something that was clicked instead of what the step waits for. */
  readonly wrong?: string
  /** Grows with every answer that was not the one: the same question is then asked again. */
  readonly tries: number
}

type Steps = Omit<WireLesson, Exclude<keyof WireLesson, 'steps'>>

export const placeAt = (step: number): LessonPlace => ({ step, at: 0, tries: 0 })

export const stepAt = ({ steps }: Steps, { step }: LessonPlace): WireLessonStep | undefined => steps[step]

/** How many acts a step waits for; one where the learner only looks at something. */
const actsIn = ({ moments }: WireLessonStep): number => Math.max(1, moments.length - 1)

/** Whether a step is done, and what happened is told. */
export const isDone = (step: WireLessonStep, { at }: LessonPlace): boolean => at >= actsIn(step)

/** Returns the game as it is now. */
export const momentAt = ({ moments }: WireLessonStep, { at }: LessonPlace): WireLessonMoment | undefined =>
  moments[Math.min(at, moments.length - 1)]

/** Does the act that is waited for. */
export const afterAct = (place: LessonPlace): LessonPlace => ({ ...placeAt(place.step), at: place.at + 1 })

/** Takes the last act back: of this step, or with none of it done that of the step before. */
export function afterUndo(lesson: Steps, place: LessonPlace): LessonPlace {
  if (place.at > 0) return { ...placeAt(place.step), at: place.at - 1 }
  const before = lesson.steps[place.step - 1]
  return before === undefined ? place : { ...placeAt(place.step - 1), at: actsIn(before) - 1 }
}

const NOTHING = 'Nothing happened.'

/** Takes an answer: the one that is waited for goes on, any other changes nothing and is told so. */
export function afterAnswer(
  step: WireLessonStep,
  place: LessonPlace,
  { request, picks }: { readonly request: Request; readonly picks: readonly Pick[] },
): LessonPlace {
  const { act } = momentAt(step, place) ?? {}
  if (act !== undefined && isSamePick(request, act, picks)) return afterAct(place)
  const said = pickedPieces(request, picks)
    .map((piece) => step.wrong[piece])
    .find((words) => words !== undefined)
  return wrongAt(place, said ?? 'That is not what this step is about.')
}

/** Takes a click on a piece that answers nothing; undefined where there is nothing to say of it. */
export function afterClick(step: WireLessonStep, place: LessonPlace, piece: Piece): LessonPlace | undefined {
  if (isDone(step, place)) return undefined
  if (step.moments.length === 1 && step.points.includes(piece)) return afterAct(place)
  const said = step.wrong[piece]
  return said === undefined ? undefined : wrongAt(place, said)
}

const wrongAt = (place: LessonPlace, said: string): LessonPlace => ({
  ...place,
  wrong: `${said} ${NOTHING}`,
  tries: place.tries + 1,
})

/** Whether two answers to a request choose the same, in whatever form each names it. */
const isSamePick = (request: Request, one: readonly Pick[], other: readonly Pick[]): boolean =>
  isSameJson(chosenAsJson(request, one), chosenAsJson(request, other))

const chosenAsJson = (request: Request, picks: readonly Pick[]): Json =>
  JSON.parse(JSON.stringify(chosenFrom(request, picks))) as Json
