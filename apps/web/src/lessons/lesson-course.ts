import {
  chosenFrom,
  isFree,
  isSameJson,
  type Json,
  type Pick,
  pickedPieces,
  type Piece,
  type Request,
} from '@parlour/kernel'
import type { WireLesson, WireLessonMoment, WireLessonProgress, WireLessonStep } from '@parlour/protocol'

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

/** Returns where to go on; the start where the lesson is done, or has become shorter than what was kept. */
export const placeAfter = ({ steps }: Steps, { step, isDone }: WireLessonProgress): LessonPlace =>
  placeAt(isDone || step >= steps.length ? 0 : step)

export const stepAt = ({ steps }: Steps, { step }: LessonPlace): WireLessonStep | undefined => steps[step]

/** How many acts a step waits for; one where the learner only looks at something. */
const actsIn = ({ moments }: WireLessonStep): number => Math.max(1, moments.length - 1)

/** Whether a step is done, and what happened is told. */
export const isDone = (step: WireLessonStep, { at }: LessonPlace): boolean => at >= actsIn(step)

/** Returns the game as it is now. */
export const momentAt = ({ moments }: WireLessonStep, { at }: LessonPlace): WireLessonMoment | undefined =>
  moments[Math.min(at, moments.length - 1)]

/** Returns the pieces that are pointed at now: those of the step, at a later act of it those of the act. */
export function pointsAt(step: WireLessonStep, place: LessonPlace): readonly Piece[] {
  if (isDone(step, place)) return []
  const { act, requests } = momentAt(step, place) ?? {}
  const request = requests?.[0]
  if (place.at === 0 || act === undefined || request === undefined) return step.points
  return pickedPieces(request, act)
}

/** Does the act that is waited for. */
export const afterAct = (place: LessonPlace): LessonPlace => ({ ...placeAt(place.step), at: place.at + 1 })

/** Takes the last act back: of this step, or with none of it done that of the step before. */
export function afterUndo(lesson: Steps, place: LessonPlace): LessonPlace {
  if (place.at > 0) return { ...placeAt(place.step), at: place.at - 1 }
  const before = lesson.steps[place.step - 1]
  return before === undefined ? place : { ...placeAt(place.step - 1), at: actsIn(before) - 1 }
}

const NOTHING = 'Nothing happened.'

interface LessonPick {
  readonly request: Request
  readonly picks: readonly Pick[]
}

/**
 * Takes an answer: the one that is waited for goes on, any other changes nothing and is told so. With a step
 * done it is for the next, which need not be opened; where that asks something else, it only opens it.
 */
export function afterAnswer(lesson: Steps, place: LessonPlace, pick: LessonPick): LessonPlace {
  const step = stepAt(lesson, place)
  if (step === undefined || !isDone(step, place))
    return step === undefined ? place : judged(step, place, pick)
  const next = placeAt(place.step + 1)
  const nextStep = stepAt(lesson, next)
  if (nextStep === undefined) return place
  const asked = momentAt(nextStep, next)?.requests[0]
  return asked !== undefined && isSameQuestion(asked, pick.request) ? judged(nextStep, next, pick) : next
}

/** Whether two requests ask the same, whatever their ids. */
const isSameQuestion = (one: Request, other: Request): boolean =>
  isSameJson(asJson({ ...one, id: '' }), asJson({ ...other, id: '' }))

function judged(step: WireLessonStep, place: LessonPlace, { request, picks }: LessonPick): LessonPlace {
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
function isSamePick(request: Request, one: readonly Pick[], other: readonly Pick[]): boolean {
  if (isFree(request, one) || isFree(request, other)) return isSameJson(asJson(one), asJson(other))
  return isSameJson(asJson(chosenFrom(request, one)), asJson(chosenFrom(request, other)))
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json
