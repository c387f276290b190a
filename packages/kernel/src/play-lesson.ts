import type { JsonObject } from './json'
import {
  type GuidedLesson,
  LEARNER,
  type Lesson,
  type LessonAnswer,
  type LessonMoment,
  type LessonStep,
  type LessonCourse,
  type CourseStep,
} from './lesson'
import { lineFor, type LogLine } from './log'
import { advance, type Position } from './position'
import { type Choice, type Pick, type PickedChoice, type Piece, type Request, requestsFor } from './request'
import type { GameRules, GameSettings, GameState } from './rules'
import { asItem, chosenFrom, listedChoices } from './selection'

/** What lessons need to know of a game. */
export interface LessonGame<State extends GameState<Settings>, View, Settings extends GameSettings> {
  readonly rules: GameRules<State, View, Settings>
  /** Opens a stated position, with these names in seat order. */
  open(
    position: JsonObject,
    names: readonly string[],
  ): { readonly state: State; readonly log: readonly LogLine[] }
  /** The numbers that sentences may hold. */
  countsOf(state: State): Readonly<Record<string, number>>
}

interface LessonTable<State> {
  readonly position: Position<State>
  readonly log: readonly LogLine[]
}

/**
 * Plays a lesson through, to be shown to somebody or to be tested: since only the act that a step waits for
 * is played, every moment of it is known. Throws where a step does not fit its game any more: an answer is
 * refused, what is pointed at does not give the answer, or a sentence holds an unknown number.
 */
function playLesson<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: LessonGame<State, View, Settings>,
  lesson: Lesson,
  names: readonly string[],
): LessonCourse {
  const steps: CourseStep[] = []
  let now: LessonTable<State> | undefined
  for (const step of lesson.steps) {
    try {
      const begun = step.position === undefined ? now : openAt(game, step.position, names)
      if (begun === undefined) throw new Error('there is no position to begin at')
      const before = (step.meanwhile ?? []).reduce((table, one) => afterAnswer(game, table, one), begun)
      const played = momentsOf(game, before, step)
      now = played.after
      steps.push(courseStep(step, played.moments, countsBetween(game, before, now)))
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`lesson ${lesson.id}, step '${step.name}': ${reason}`, { cause })
    }
  }
  if (now === undefined) throw new Error(`lesson ${lesson.id} has no steps`)
  return { settings: game.rules.openSettings(now.position.state.settings), steps }
}

/** Returns a lesson with its game, whose own types do not matter any more. */
export const guidedLesson = <State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: LessonGame<State, View, Settings>,
  lesson: Lesson,
): GuidedLesson => ({ lesson, play: (names) => playLesson(game, lesson, names) })

function openAt<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: LessonGame<State, View, Settings>,
  position: JsonObject,
  names: readonly string[],
): LessonTable<State> {
  const { state, log } = game.open(position, names)
  return { position: { state, seq: 0, branchId: 0 }, log }
}

/** Returns the game after an answer. Refuses it as the rules do. */
function afterAnswer<State extends GameState<Settings>, View, Settings extends GameSettings>(
  { rules }: LessonGame<State, View, Settings>,
  { position, log }: LessonTable<State>,
  { seat = LEARNER, picks }: LessonAnswer,
): LessonTable<State> {
  const request = requestTo(rules, position.state, seat)
  const answer = { actor: request.actor, title: request.title, selection: picks, requestId: request.id }
  const next = advance(rules, position, answer)
  return { position: next.position, log: [...log, ...next.step.log] }
}

function requestTo<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  state: State,
  seat: number,
): Request {
  const name = state.settings.players[seat]?.name
  const [request] = requestsFor(rules.pending(state), name)
  if (request === undefined) throw new Error(`${name ?? 'nobody'} is asked nothing`)
  return request
}

interface ActsOfStep<State> {
  readonly moments: readonly LessonMoment[]
  readonly after: LessonTable<State>
}

/** Plays the acts of a step. Returns each moment at which the learner acts, and the one after the last. */
function momentsOf<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: LessonGame<State, View, Settings>,
  before: LessonTable<State>,
  { acts = [], points }: LessonStep,
): ActsOfStep<State> {
  const moments: LessonMoment[] = []
  let now = before
  for (const act of acts) {
    if ((act.seat ?? LEARNER) === LEARNER) {
      const request = requestTo(game.rules, now.position.state, LEARNER)
      if (moments.length === 0) checkPoints(request, act.picks, points)
      moments.push({ ...momentFor(game.rules, now), act: act.picks })
    }
    now = afterAnswer(game, now, act)
  }
  return { moments: [...moments, momentFor(game.rules, now)], after: now }
}

/** Returns what the learner may know of the game. */
function momentFor<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  { position: { state }, log }: LessonTable<State>,
): LessonMoment {
  const seat = state.settings.players[LEARNER]?.name ?? ''
  const pending = rules.pending(state)
  return {
    view: rules.view(state, { seat }),
    requests: requestsFor(pending, seat),
    waiting: pending.map(({ actor }) => actor),
    pace: rules.pace(state),
    outcome: rules.outcome(state),
    log: log.map((line) => lineFor(line, seat)),
  }
}

/** Throws unless everything that is pointed at gives the answer that is waited for. */
function checkPoints(request: Request, picks: readonly Pick[], points: readonly Piece[]): void {
  const pieces = pickedPieces(request, picks)
  const astray = points.find((point) => !pieces.includes(point))
  if (astray !== undefined || points.length === 0)
    throw new Error(`'${astray ?? 'nothing'}' is pointed at, but the act is about ${pieces.join(', ')}`)
}

/** Returns the pieces of the choices that picks mean, those inside of groups included. */
export const pickedPieces = (request: Request, picks: readonly Pick[]): readonly Piece[] =>
  piecesAmong(listedChoices(request), chosenFrom(request, picks))

function piecesAmong(choices: readonly Choice[], picked: readonly PickedChoice[]): readonly Piece[] {
  return picked.flatMap(({ index, inside = [] }) => {
    const choice = choices[index]
    if (choice === undefined) return []
    const { pieces = [], choices: within = [] } = asItem(choice)
    return [...pieces, ...piecesAmong(within, inside)]
  })
}

type Counts = Readonly<Record<string, number>>

/** The numbers for the sentences before and after the act. */
function countsBetween<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: LessonGame<State, View, Settings>,
  before: LessonTable<State>,
  after: LessonTable<State>,
): readonly [Counts, Counts] {
  return [game.countsOf(before.position.state), game.countsOf(after.position.state)]
}

const courseStep = (
  { name, points, wrong = {}, ...step }: LessonStep,
  moments: readonly LessonMoment[],
  [before, after]: readonly [Counts, Counts],
): CourseStep => ({
  name,
  points,
  ask: sentence(step.ask, before),
  task: sentence(step.task, before),
  result: sentence(step.result, after),
  why: sentence(step.why, after),
  wrong: Object.fromEntries(Object.entries(wrong).map(([piece, words]) => [piece, sentence(words, before)])),
  moments,
})

/** Returns a sentence with its numbers in place. */
function sentence(words: string, counts: Counts): string {
  return words.replaceAll(/\{([^}]+)\}/g, (_, key: string) => {
    const count = counts[key]
    if (count === undefined) throw new Error(`there is no number '${key}' for the sentence '${words}'`)
    return String(count)
  })
}
