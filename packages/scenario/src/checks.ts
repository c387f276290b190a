import {
  advance,
  type Advance,
  type Answer,
  type GameSettings,
  type GameState,
  lineFor,
  lineText,
  type LogLine,
  type Position,
  Refusal,
  type Request,
  type Viewer,
} from '@parlour/kernel'
import { selectionsOf } from './playable'
import type { TableGame } from './table-game'
import { addressedIn, names, textsIn } from './words'

/**
 * A free check failed: the rules broke a promise that holds for every game (rules: scenarios 1).
 * @internal
 */
export class BrokenCheck extends Error {
  override readonly name = 'BrokenCheck'
}

/** Applies an answer with every check around it. Throws Refusal as the rules do, and BrokenCheck. */
export function checkStep<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  position: Position<State>,
  answer: Answer,
): Advance<State> {
  const before = firstTextOf(position.state)
  const done = attempt(() => advance(game.rules, position, answer))
  if (textOf(position.state) !== before)
    throw new BrokenCheck(`'${answer.title}' changed the state before it`)
  if (done instanceof Refusal) throw done
  const cards = [...game.cards(position.state)].sort().join('\n')
  if ([...game.cards(done.position.state)].sort().join('\n') !== cards) {
    throw new BrokenCheck(`after '${answer.title}' of ${answer.actor} there are other cards than before`)
  }
  checkTable(game, done.position, done.step.log)
  return done
}

function attempt<Result>(work: () => Result): Result | Refusal {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** The checks of a position: plain data, sound requests, options that can be played, secrets kept. */
export function checkTable<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  position: Position<State>,
  newLines: readonly LogLine[],
): void {
  const { rules } = game
  const pending = rules.pending(position.state)
  checkPlainData(game, position.state)
  for (const request of pending) {
    checkBounds(request)
    checkPlayable(game, position, request)
  }
  const seats = position.state.settings.players.map(({ name }): Viewer => ({ seat: name }))
  for (const viewer of [{}, ...seats])
    checkSecrets(game, { state: position.state, pending, newLines, viewer })
}

const textOf = <State extends GameState<GameSettings>>({ settings, ...state }: State): string =>
  JSON.stringify(state)

const firstTexts = new WeakMap<object, string>()

/**
 * Returns the text that a state had when it was first asked for: what changes a state between two steps is
 * found too.
 */
function firstTextOf<State extends GameState<GameSettings>>(state: State): string {
  const text = firstTexts.get(state) ?? textOf(state)
  firstTexts.set(state, text)
  return text
}

function checkPlainData<State extends GameState<Settings>, View, Settings extends GameSettings>(
  { rules }: TableGame<State, View, Settings>,
  state: State,
): void {
  const text = firstTextOf(state)
  const settings = JSON.parse(JSON.stringify(state.settings)) as Settings
  const stored = { ...(JSON.parse(text) as State), settings }
  if (textOf(stored) !== text || containsOdd(state)) throw new BrokenCheck('the state is not plain data')
  if (JSON.stringify(rules.pending(stored)) !== JSON.stringify(rules.pending(state))) {
    throw new BrokenCheck('a stored and loaded state asks something else')
  }
}

/** Whether a value holds what JSON drops or changes in silence. */
function containsOdd(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  if (typeof value !== 'object' || value === null)
    return !['string', 'boolean', 'undefined', 'object'].includes(typeof value)
  const kind: unknown = Object.getPrototypeOf(value)
  return (kind !== Object.prototype && kind !== Array.prototype) || Object.values(value).some(containsOdd)
}

function checkBounds({ actor, title, choices, min, max }: Request): void {
  const most = typeof choices === 'string' ? max : choices.length
  if (!isWithin({ min, max }, most)) {
    throw new BrokenCheck(`'${title}' asks ${actor} for ${min} to ${max} of ${most}`)
  }
  if (typeof choices === 'string') return
  for (const group of choices) {
    if (typeof group !== 'object' || group.choices === undefined || isWithin(group, group.choices.length))
      continue
    const bounds = `${String(group.min)} to ${String(group.max)} of ${group.choices.length}`
    throw new BrokenCheck(`'${group.title}' in '${title}' asks ${actor} for ${bounds}`)
  }
}

/** Whether both bounds are stated, in order, and capped by the number of choices. */
function isWithin({ min, max }: { readonly min?: number; readonly max?: number }, most: number): boolean {
  return min !== undefined && max !== undefined && min >= 0 && min <= max && max <= most
}

function checkPlayable<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  position: Position<State>,
  request: Request,
): void {
  const isFree = request.freeForm === true || typeof request.choices === 'string'
  const samples = isFree || request.direct === true ? (game.samples?.(position.state, request) ?? []) : []
  const selections = isFree ? samples : [...selectionsOf(request), ...samples]
  for (const selection of selections) {
    const answer = { actor: request.actor, title: request.title, selection, requestId: request.id }
    const done = attempt(() => advance(game.rules, position, answer))
    if (done instanceof Refusal) {
      const what = JSON.stringify(selection)
      throw new BrokenCheck(
        `'${request.title}' offers ${request.actor} ${what}, yet refuses it: ${done.message}`,
      )
    }
  }
}

interface CheckedMoment<State> {
  readonly state: State
  readonly pending: readonly Request[]
  readonly newLines: readonly LogLine[]
  readonly viewer: Viewer
}

function checkSecrets<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  { state, pending, newLines, viewer }: CheckedMoment<State>,
): void {
  const own = pending.filter(({ actor }) => actor === viewer.seat)
  const lines = newLines.map((line) => lineFor(line, viewer.seat))
  const shown = addressedIn(own, textsIn([game.rules.view(state, viewer), own]))
  const written = textsIn([lines])
  const read = lines.map(lineText).join('\n')
  const announced = new Set(lines.flatMap((line) => game.announcedCards?.(line) ?? []))
  for (const secret of game.hidden(state, viewer)) {
    const isRead = written.has(secret) || (game.mentioned?.has(secret) !== true && names(read, secret))
    if (shown.has(secret) || (isRead && !announced.has(secret))) {
      throw new BrokenCheck(`${viewer.seat ?? 'a spectator'} is shown '${secret}', which is hidden`)
    }
  }
}
