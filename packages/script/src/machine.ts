import {
  applyDifference,
  type Difference,
  difference,
  type GameSettings,
  type GameState,
  type Json,
  type MatchedAnswer,
  type Pace,
  Refusal,
  type Request,
  RulesBug,
  type Step,
} from '@parlour/kernel'
import { type Diary, type BoardDoor, newDiary, Run, type ScriptBoard } from './run'
import type { Script } from './script'
import { rematchAnswer, type StepAnswer, stepAnswer } from './step-answer'
import { feed, type LiveStep, newLive, openRequests, proceed } from './live'

/** A game under script between two answers: plain JSON. */
export interface ScriptState<Board, Change, Settings extends GameSettings> extends GameState<Settings> {
  /** The board at the start of the running step. */
  readonly board: Board
  /**
   * What the running step has made of that board so far: the present board is had without running anything.
   * Absent when no step is running, and in states that were stored before there was such a thing.
   */
  readonly changed?: Difference
  /** The answers given inside the running step, as they came in. Automatic ones are not stored. */
  readonly answers: readonly StepAnswer[]
  /** How many answers the game had before the running step. */
  readonly count: number
  /** What happened since the last answer. */
  readonly news: readonly Change[]
}

/** What a game under script provides: how it begins, how its board changes, and its steps. */
export interface Program<Board extends ScriptBoard, Change, Settings extends GameSettings>
  extends BoardDoor<Board, Change> {
  begin(settings: Settings): Board
  /** The next step of a game that is not over. Everything it depends on stands in the board. */
  step(run: Run<Board, Change>): Script
  over(board: Board): boolean
}

/** The parts of `GameRules` that script provides, and two entries of its own. */
export interface ScriptedRules<Board, Change, Settings extends GameSettings> {
  setup(settings: Settings): Step<ScriptState<Board, Change, Settings>>
  pending(state: ScriptState<Board, Change, Settings>): readonly Request[]
  pace(state: ScriptState<Board, Change, Settings>): Pace
  apply(
    state: ScriptState<Board, Change, Settings>,
    matchedAnswer: MatchedAnswer,
  ): Step<ScriptState<Board, Change, Settings>>
  /** The board as it is now, in the middle of a step too. */
  boardOf(state: ScriptState<Board, Change, Settings>): Board
  /** Plays on from a given board instead of the setup: for scenarios. */
  startFrom(settings: Settings, board: Board): Step<ScriptState<Board, Change, Settings>>
}

/** Steps that ask nobody anything, in a row: more is a loop in the rules. */
const MOST_SILENT_STEPS = 10_000

/** A cache of what can be computed from a state: dropping it costs only time. */
interface StateCache<Board extends ScriptBoard, Change> {
  readonly board: Board
  /** The generator of its running step; undefined once an answer has advanced it to the next state. */
  live: LiveStep<Board, Change> | undefined
}

/**
 * A program with the caches of its games' states. An entry is changed in place, never replaced: each entry
 * that a WeakMap gains or loses is work for the garbage collector.
 */
interface Machine<Board extends ScriptBoard, Change, Settings extends GameSettings> {
  readonly program: Program<Board, Change, Settings>
  readonly warm: WeakMap<ScriptState<Board, Change, Settings>, StateCache<Board, Change>>
}

/**
 * Turns a program of generators into pure rules. A cached state continues its live generator; any other
 * (after a restart, or when an old state is used again) is rebuilt by running its current step once more with
 * the answers given in it. Nothing before that step ever runs again.
 */
export function scripted<Board extends ScriptBoard, Change, Settings extends GameSettings>(
  program: Program<Board, Change, Settings>,
): ScriptedRules<Board, Change, Settings> {
  const machine: Machine<Board, Change, Settings> = { program, warm: new WeakMap() }
  return {
    setup: (settings) => startFrom(machine, settings, program.begin(settings)),
    pending(state) {
      const live = liveOf(machine, state)
      return live === undefined ? [] : openRequests(live)
    },
    pace: (state) => liveOf(machine, state)?.ask?.pace ?? 'one',
    apply: (state, matchedAnswer) => apply(machine, state, matchedAnswer),
    boardOf: (state) => boardOf(machine, state),
    startFrom: (settings, board) => startFrom(machine, settings, board),
  }
}

interface StepStart<Board, Change> {
  readonly board: Board
  readonly diary: Diary<Change>
  readonly count: number
}

function newStep<Board extends ScriptBoard, Change, Settings extends GameSettings>(
  { program }: Machine<Board, Change, Settings>,
  { board, diary, count }: StepStart<Board, Change>,
): LiveStep<Board, Change> {
  const run = new Run(board, program, diary)
  const live = newLive(run, program.step(run), count)
  proceed(live)
  return live
}

function rebuilt<Board extends ScriptBoard, Change, Settings extends GameSettings>(
  machine: Machine<Board, Change, Settings>,
  state: ScriptState<Board, Change, Settings>,
): LiveStep<Board, Change> {
  const live = newStep(machine, { board: state.board, diary: newDiary(undefined), count: state.count })
  for (const answer of state.answers) {
    if (live.ask === undefined) throw new RulesBug('the stored answers of the step go on after its end')
    feedStored(live, answer)
  }
  return live
}

/**
 * Gives a running step a stored answer again. Its rules took it once: whatever they refuse now is no fault of
 * a player.
 */
function feedStored<Board extends ScriptBoard, Change>(
  live: LiveStep<Board, Change>,
  answer: StepAnswer,
): void {
  try {
    feed(live, rematchAnswer(openRequests(live), answer))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const what = `the rules have changed under a running step: the stored answer of ${answer.actor} to '${'kind' in answer ? answer.kind : answer.title}'`
    throw new RulesBug(`${what} is refused now (${error.message})`, { cause: error })
  }
}

function liveOf<Board extends ScriptBoard, Change, Settings extends GameSettings>(
  machine: Machine<Board, Change, Settings>,
  state: ScriptState<Board, Change, Settings>,
): LiveStep<Board, Change> | undefined {
  const known = machine.warm.get(state)?.live
  if (known !== undefined || machine.program.over(state.board)) return known
  const live = rebuilt(machine, state)
  machine.warm.set(state, { board: live.run.board, live })
  return live
}

function boardOf<Board extends ScriptBoard, Change, Settings extends GameSettings>(
  machine: Machine<Board, Change, Settings>,
  state: ScriptState<Board, Change, Settings>,
): Board {
  const known = machine.warm.get(state)
  if (known !== undefined) return known.board
  if (state.changed === undefined) return liveOf(machine, state)?.run.board ?? state.board
  const board = applyDifference(asJson(state.board), state.changed) as object as Board
  machine.warm.set(state, { board, live: undefined })
  return board
}

/** What the running step has made of the board: boards share what did not change, so this looks at little. */
const changedOf = (start: ScriptBoard, now: ScriptBoard): Difference =>
  difference(asJson(start), asJson(now)) ?? {}
const asJson = (board: ScriptBoard): Json => board as object as Json

function apply<Board extends ScriptBoard, Change, Settings extends GameSettings>(
  machine: Machine<Board, Change, Settings>,
  state: ScriptState<Board, Change, Settings>,
  matchedAnswer: MatchedAnswer,
): Step<ScriptState<Board, Change, Settings>> {
  const live = liveOf(machine, state)
  if (live === undefined) throw new RulesBug('a game that is over asked something')
  const stored = stepAnswer(matchedAnswer)
  const diary = newDiary<Change>(stored.actor)
  // From here on the generator belongs to the next state; should it refuse, this state is rebuilt when it is
  // needed.
  const warm = machine.warm.get(state)
  if (warm !== undefined) warm.live = undefined
  live.run.turnPage(diary)
  feed(live, matchedAnswer)
  const { settings, board, answers, count, news } = state
  const after = { settings, board, answers: [...answers, stored], count, news }
  return settle(machine, { live, state: after }, diary)
}

function startFrom<Board extends ScriptBoard, Change, Settings extends GameSettings>(
  machine: Machine<Board, Change, Settings>,
  settings: Settings,
  board: Board,
): Step<ScriptState<Board, Change, Settings>> {
  const diary = newDiary<Change>(undefined)
  const state: ScriptState<Board, Change, Settings> = { settings, board, answers: [], count: 0, news: [] }
  if (machine.program.over(board)) return { state, log: [] }
  return settle(machine, { live: newStep(machine, { board, diary, count: 0 }), state }, diary)
}

interface ResumedStep<Board extends ScriptBoard, Change, Settings extends GameSettings> {
  readonly live: LiveStep<Board, Change>
  readonly state: ScriptState<Board, Change, Settings>
}

/** Goes on from a step that has just been resumed to the next question, over as many steps as that takes. */
function settle<Board extends ScriptBoard, Change, Settings extends GameSettings>(
  machine: Machine<Board, Change, Settings>,
  { live, state }: ResumedStep<Board, Change, Settings>,
  diary: Diary<Change>,
): Step<ScriptState<Board, Change, Settings>> {
  let now = live
  let { board, answers, count } = state
  for (let steps = 0; now.ask === undefined; steps += 1) {
    if (steps > MOST_SILENT_STEPS) throw new RulesBug('the rules go on for ever without a question')
    count += answers.length
    answers = []
    board = now.run.board
    if (machine.program.over(board)) break
    now = newStep(machine, { board, diary, count })
  }
  const isAsking = now.ask !== undefined
  const { settings } = state
  const news = diary.changes
  // Written out twice, see docs/decisions/structural-sharing.md.
  const settled = isAsking
    ? { settings, board, answers, count, news, changed: changedOf(board, now.run.board) }
    : { settings, board, answers, count, news }
  machine.warm.set(settled, { board: now.run.board, live: isAsking ? now : undefined })
  return { state: settled, log: diary.lines, ...(diary.barred ? { barsUndo: true } : {}) }
}
