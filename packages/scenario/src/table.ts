import {
  type Advance,
  advance,
  type Answer,
  type GameRules,
  type GameSettings,
  type GameState,
  isJsonObject,
  type JsonObject,
  lineFor,
  lineText,
  type LogLine,
  type Outcome,
  type Pick,
  type Position,
  type RecordedAnswer,
  type Request,
  requestsFor,
  StaleAnswer,
  takeBack,
  type UndoResult,
  UNSPECIFIED,
  type Viewer,
} from '@parlour/kernel'
import { boardDifferences } from './board-differences'
import { changeDifferences, type Comparison } from './changes'
import { checkStep, checkTable } from './checks'
import { fromShortForm, isFreeAnswer } from './short-form'
import type { TableGame } from './table-game'

export interface TableOptions {
  /** Run the free checks at every answer (default). */
  readonly checks?: boolean
}

/** A game in a stated position, to be played by a test (rules: scenarios 1). */
export interface Table<View = unknown> {
  /** In seat order. */
  readonly players: readonly string[]
  /** Everyone who is asked something now, in seat order; empty after the end. */
  readonly pending: readonly Request[]
  readonly outcome: Outcome | undefined
  /** Who is asked for a turn action now, if it is one player. */
  turn(): string | undefined
  /**
   * Answers a player's pending request; one text or object is the whole selection. Throws Refusal, and then
   * nothing has changed.
   */
  answer(actor: string, selection: string | JsonObject | readonly Pick[]): void
  /** Takes the last answer back, if that player may. */
  undo(actor: string): UndoResult
  board(): JsonObject
  view(viewer?: string): View
  /** Names of cards that the view shows without writing them out. */
  namedIn(viewer: string): Iterable<string>
  /** Log lines as that reader reads them. */
  log(reader?: string): readonly string[]
  /** What a pick means in the short forms: to compare it with what is offered. */
  meant(request: Request, pick: Pick): Pick
  /** Whether the game has a card of that name, wherever it is. */
  knows(card: string): boolean
  /** Whether a card of that name is in play, in whatever zone. */
  holds(card: string): boolean
  /** What else an answer may name, beside cards, players, what is offered and what stands on the board. */
  words(): readonly string[]
  /** The board as the position states it, before anything was played. */
  readonly start: JsonObject
  /** How what changed since an earlier board differs from what is stated of it; empty when it does not. */
  changes(since: JsonObject, stated: JsonObject): readonly string[]
  /** How the board differs from what is stated; empty when it does not. */
  differences(stated: JsonObject): readonly string[]
}

interface TableMoment<State> {
  readonly position: Position<State>
  readonly log: readonly LogLine[]
  readonly recorded?: RecordedAnswer
}

/** What a table begins with. `board`: the position, where play went on from it before the first question. */
interface TableStart<State> {
  readonly state: State
  readonly log?: readonly LogLine[]
  readonly board?: JsonObject
}

const firstMoment = <State>({ state, log = [] }: TableStart<State>): TableMoment<State> => ({
  position: { state, seq: 0, branchId: 0 },
  log,
})

/**
 * A table for a state of a game. With the free checks (rules: scenarios 1) each answer also proves that the
 * state is plain data, the one before it untouched, every offered option playable, no card lost, and no
 * secret shown.
 */
export function openTable<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  begin: TableStart<State>,
  { checks = true }: TableOptions = {},
): Table<View> {
  const past: TableMoment<State>[] = []
  let now = firstMoment(begin)
  if (checks) checkTable(game, now.position, now.log)
  const state = () => now.position.state
  const takeOn = ({ position, step, recorded }: Advance<State>) => {
    past.push(now)
    now = { position, log: [...now.log, ...step.log], recorded }
  }
  return {
    players: playersOf(begin.state),
    get pending() {
      return game.rules.pending(state()).filter(({ optional }) => optional !== true)
    },
    get outcome() {
      return game.rules.outcome(state())
    },
    turn: () => turnOf(game, state()),
    answer: (actor, selection) => takeOn(stepOf(game, now.position, { actor, selection, checks })),
    undo(actor) {
      const back = takenBack(game.rules, [...past, now], actor)
      if (back === '__SUCCESS__') now = past.pop() ?? now
      else if (typeof back !== 'string') takeOn(back)
      return typeof back === 'string' ? back : '__SUCCESS__'
    },
    board: () => game.board(state()),
    view: (seat) => game.rules.view(state(), viewerAt(state(), seat)),
    namedIn: (seat) => game.namedIn?.(game.rules.view(state(), viewerAt(state(), seat))) ?? [],
    log: (reader) => now.log.map((line) => lineText(lineFor(line, viewerAt(state(), reader).seat))),
    meant: (request, pick) => meantBy(game, state(), { request, pick }),
    ...wordsKnown(game, state),
    start: begin.board ?? game.board(begin.state),
    changes: (since, stated) => changeDifferences({ ...comparisonOf(game, state()), since }, stated),
    differences: (stated) => differencesOf(game, game.board(state()), stated),
  }
}

const playersOf = ({ settings }: GameState<GameSettings>): readonly string[] =>
  settings.players.map(({ name }) => name)

function comparisonOf<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  state: State,
): Omit<Comparison, 'since'> {
  return {
    now: game.board(state),
    players: playersOf(state),
    isZone: (key) => game.zones?.includes(key) ?? true,
    shared: game.shared ?? [],
    differences: (board, stated) => differencesOf(game, board, stated),
  }
}

type TableWords = { readonly [Key in 'knows' | 'holds' | 'words']: Table[Key] }

/** Returns the parts of a table that say which names and words the game knows. */
function wordsKnown<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  state: () => State,
): TableWords {
  return {
    knows: (card) => game.knows?.(state(), card) ?? game.cards(state()).includes(card),
    holds: (card) => heldBy(game, state(), card),
    words: () => game.words ?? [],
  }
}

function heldBy<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  state: State,
  card: string,
): boolean {
  return game.holds?.(state, card) ?? game.knows?.(state, card) ?? game.cards(state).includes(card)
}

interface ScenarioAnswer {
  readonly actor: string
  readonly selection: string | JsonObject | readonly Pick[]
}

function stepOf<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  position: Position<State>,
  { checks, ...answered }: ScenarioAnswer & { readonly checks: boolean },
): Advance<State> {
  const answer = answerFor(game, position.state, answered)
  return checks ? checkStep(game, position, answer) : advance(game.rules, position, answer)
}

function takenBack<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  moments: readonly TableMoment<State>[],
  actor: string,
): UndoResult | Advance<State> {
  const now = moments.at(-1)
  if (now === undefined) return '__NO_MORE_ACTIONS__'
  const history = moments.flatMap(({ recorded }) => recorded ?? [])
  const friendly = now.position.state.settings.friendly === true
  return takeBack(rules, now.position, { history, actor, friendly })
}

function viewerAt(state: GameState<GameSettings>, seat: string | undefined): Viewer {
  if (seat === undefined) return {}
  if (state.settings.players.some(({ name }) => name === seat)) return { seat }
  throw new Error(`there is no player '${seat}' at this table`)
}

function answerFor<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  state: State,
  { actor, selection: chosen }: ScenarioAnswer,
): Answer {
  viewerAt(state, actor)
  const picks = typeof chosen === 'string' || isJsonObject(chosen) ? [chosen] : chosen
  const requests = requestsFor(game.rules.pending(state), actor)
  const request =
    requests.find((one) => isFreeAnswer(picks[0]) === (one.choices === UNSPECIFIED)) ?? requests[0]
  if (request === undefined) throw new StaleAnswer("It isn't your turn to answer.")
  const selection = picks.map((pick) => meantBy(game, state, { request, pick }))
  return { actor, title: request.title, selection, requestId: request.id }
}

function meantBy<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  state: State,
  { request, pick }: { readonly request: Request; readonly pick: Pick },
): Pick {
  const long = fromShortForm(request, pick)
  return game.pick?.(state, request, long) ?? long
}

function differencesOf<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  board: JsonObject,
  stated: JsonObject,
): readonly string[] {
  return game.differences?.(board, stated) ?? boardDifferences(board, stated)
}

function turnOf<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: TableGame<State, View, Settings>,
  state: State,
): string | undefined {
  if (game.turn !== undefined) return game.turn(state)
  const actors = game.rules.pending(state).map(({ actor }) => actor)
  return actors.length === 1 ? actors[0] : undefined
}
