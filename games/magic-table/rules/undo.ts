import {
  agreedBy,
  applyDifference,
  difference,
  type Json,
  type MatchedAnswer,
  type RecordedAnswer,
  type Step,
  undoRule,
  type UndoResult,
} from '@parlour/kernel'
import { USUAL_UNDO } from './facts/profile'
import { ALLOW, CHOOSE_DECK } from './facts/question-kinds'
import type { Board, TableState, HistoryStep } from './types'
import { handAgain } from './opening-hands'
import { inSeatOrder, say, type Work, workOn } from './work'
import { refusal } from './refusals'

/**
 * Takes the last step back, whoever made it. One that showed a card or that chance decided is taken back when
 * the others agree; a roll of a die never is. A lobby may choose that nobody is asked, or that such a step is
 * never taken back. In the pre-game everybody takes back their own choice (rules: magic-table 5). Refuses
 * whoever is out of the game, unless it is that which they take back.
 */
export function undo(
  state: TableState,
  history: readonly RecordedAnswer[],
  actor: string,
): UndoResult | Step<TableState> {
  if (state.chosen !== null) return chooseAgain(state, actor)
  if (state.openingHands !== undefined) return handAgain(state, actor)
  const last = state.past.at(-1)
  if (state.shown.length > 0) return '__NO_UNDO__'
  if (last === undefined) return bottom(history)
  if (isOut(state.board, actor) && isOut(boardBeyond(state, last), actor)) throw refusal('undo_of_eliminated')
  if (last.bar === 'never' || state.undoWish !== null) return '__NO_UNDO__'
  const rule = last.bar === 'none' ? 'free' : undoRule(state.settings, USUAL_UNDO)
  if (rule === 'unseen') return '__NO_UNDO__'
  const waitingFor = rule === 'free' ? [] : othersOf(state, actor)
  if (waitingFor.length === 0) return takenBack(state, workOn(state, actor), !(last.isWord ?? false))
  const work = workOn(state, actor)
  say(work, '{player} asks to take the last action back', { player: actor })
  return {
    state: {
      ...state,
      undoWish: { by: actor, waitingFor, made: state.step + 1 },
      step: state.step + 1,
      news: [],
    },
    log: work.lines,
  }
}

const isOut = ({ players }: Board, name: string): boolean =>
  players.some((player) => player.name === name && player.eliminated)

/** The board on the other side of a step. */
const boardBeyond = ({ board }: TableState, { change }: HistoryStep): Board =>
  change === null ? board : (applyDifference(asJson(board), change) as Board)

/** The choices of decks are final; a table that began without them has nothing before its first action. */
const bottom = (history: readonly RecordedAnswer[]): UndoResult =>
  history.some(({ kind }) => kind === CHOOSE_DECK) ? '__NO_UNDO__' : '__NO_MORE_ACTIONS__'

function chooseAgain(state: TableState, actor: string): UndoResult | Step<TableState> {
  if (state.chosen === null || !Object.hasOwn(state.chosen, actor)) return '__NO_MORE_ACTIONS__'
  const { [actor]: _taken, ...chosen } = state.chosen
  return { state: { ...state, chosen, step: state.step + 1 }, log: [] }
}

/** Who is asked: the people who are still in the game. */
function othersOf({ settings, board }: TableState, actor: string): readonly string[] {
  const people = settings.players.flatMap(({ name, bot }) => (bot === undefined ? [name] : []))
  const active = board.players.flatMap(({ name, eliminated }) => (eliminated || name === actor ? [] : [name]))
  return inSeatOrder(
    board,
    active.filter((name) => people.includes(name)),
  )
}

/** One of the others says whether the last step may be taken back. */
export function answerUndo(
  state: TableState,
  { answer: { actor }, chosen }: MatchedAnswer,
): Step<TableState> {
  const { undoWish } = state
  if (undoWish === null) throw refusal('undo_request_gone')
  const work = workOn(state, actor)
  if (chosen[0]?.kind !== ALLOW) {
    say(work, '{player} does not agree to take it back', { player: actor })
    return { state: { ...state, undoWish: null, step: state.step + 1, news: [] }, log: work.lines }
  }
  say(work, '{player} agrees', { player: actor })
  const left = agreedBy(undoWish, actor)
  if (left !== undefined)
    return { state: { ...state, undoWish: left, step: state.step + 1, news: [] }, log: work.lines }
  // What the others had to allow is not done again over their heads.
  const back = takenBack(state, workOn(state, undoWish.by), false)
  return { ...back, log: [...work.lines, ...back.log] }
}

/** Whoever asked for an undo asks no longer. Refuses when they ask for none. */
export function withdraw(state: TableState, actor: string): Step<TableState> {
  if (state.undoWish?.by !== actor) throw refusal('no_undo_request')
  const work = workOn(state, actor)
  say(work, '{player} no longer asks to take it back', { player: actor })
  return { state: { ...state, undoWish: null, step: state.step + 1, news: [] }, log: work.lines }
}

/**
 * Does again what was taken back last. Refuses when there is nothing, or something was done since, or since
 * the step that the view of whoever asks shows.
 */
export function doAgain(state: TableState, actor: string, seen: number | undefined): Step<TableState> {
  if (seen !== undefined && seen !== state.step) throw refusal('redo_outdated')
  const last = state.future.at(-1)
  if (last === undefined) throw refusal('nothing_to_redo')
  const { board, other } = beyond(state, last)
  const work = workOn(state, actor)
  say(work, '{player} does it again', { player: actor })
  const [past, future] = [[...state.past, other], state.future.slice(0, -1)]
  return { state: afterTurning(state, { board, past, future }), log: work.lines }
}

/** Goes one step back. Where it must not be done again, nothing after it can be either. */
function takenBack(state: TableState, work: Work, mayRedo: boolean): Step<TableState> {
  const last = state.past.at(-1)
  if (last === undefined) throw refusal('nothing_to_undo')
  const { board, other } = beyond(state, last)
  say(work, '{player} takes the last action back', { player: work.by })
  const [past, future] = [state.past.slice(0, -1), mayRedo ? [...state.future, other] : []]
  return { state: afterTurning(state, { board, past, future }), log: work.lines }
}

/** The board on the other side of a step, and the way from there to here. */
function beyond(
  state: TableState,
  last: HistoryStep,
): { readonly board: Board; readonly other: HistoryStep } {
  const board = boardBeyond(state, last)
  return { board, other: { ...last, change: difference(asJson(board), asJson(state.board)) ?? null } }
}

/** The table with another board. Neither chance nor the count of handles goes with it. */
const afterTurning = (
  state: TableState,
  other: Pick<TableState, 'board' | 'past' | 'future'>,
): TableState => ({ ...state, ...other, undoWish: null, step: state.step + 1, news: [] })

const asJson = (board: Board): Json => board
