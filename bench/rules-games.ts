import { gzipSync } from 'node:zlib'
import {
  advance,
  type Answer,
  difference,
  type GameRules,
  type GameSettings,
  type GameState,
  type Json,
  type MatchedAnswer,
  type Pick,
  type Position,
  type Random,
  randomFrom,
  randomPicks,
  Refusal,
  replay,
  type Request,
  seeded,
  start,
} from '@parlour/kernel'
import { coreSeconds } from './time'

/** A game whose rules are measured: how its random games are dealt. */
export interface MeasuredGame<State extends GameState<Settings>, View, Settings extends GameSettings> {
  readonly rules: GameRules<State, View, Settings>
  readonly settingsOf: (seed: string) => Settings
}

/** A game that was played for its figures. */
export interface GameRun {
  readonly seed: string
  readonly answers: readonly Answer[]
  /** How long the rules took for each answer, in milliseconds. */
  readonly times: readonly number[]
}

export interface PlayOptions<State> {
  /** Is shown each position. */
  readonly see?: (position: Position<State>) => void
  readonly choose?: (request: Request, random: Random) => readonly Pick[]
  /** Milliseconds from any start. */
  readonly clock?: () => number
}

/** Milliseconds of processor time so far: waiting for a busy machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Plays a whole game of random players. */
export function playGame<State extends GameState<Settings>, View, Settings extends GameSettings>(
  { rules, settingsOf }: MeasuredGame<State, View, Settings>,
  seed: string,
  { see = () => undefined, choose = randomPicks, clock = () => performance.now() }: PlayOptions<State> = {},
): GameRun {
  const random = randomFrom(seeded(seed))
  let position = start(rules, settingsOf(seed)).position
  const [answers, times]: [Answer[], number[]] = [[], []]
  for (;;) {
    see(position)
    const pending = rules.pending(position.state)
    if (pending.length === 0) return { seed, answers, times }
    const request = random.pick(pending)
    const answer = { actor: request.actor, title: request.title, selection: choose(request, random) }
    const started = clock()
    const next = legal(rules, position, answer)
    if (next === undefined) continue
    times.push(clock() - started)
    position = next
    answers.push(answer)
  }
}

/** What an answer is: the kind of its request, and of what was picked. */
export const kindOf = ({ request, chosen: [first] }: MatchedAnswer): string =>
  `${request.kind} ${first?.kind ?? ''}`

/** The next position; undefined where a card's own condition refuses a random answer. */
function legal<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  answer: Answer,
): Position<State> | undefined {
  try {
    return advance(rules, position, answer).position
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Games last this many answers beyond the last that is looked at. */
const BEYOND = 15

/** Games that last to an answer and some more. */
export function gamesOfLength(play: (seed: string) => GameRun, count: number, length: number) {
  const games: GameRun[] = []
  for (let seed = 0; games.length < count; seed += 1) {
    const game = play(`long ${seed}`)
    if (game.answers.length >= length + BEYOND) games.push(game)
  }
  return games
}

/** Bytes of what a page of one player is pushed after each answer of a game, gzipped, in KB. */
export function pushSizes<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: MeasuredGame<State, View, Settings>,
  { seat, seed }: { readonly seat: string; readonly seed: string },
): readonly number[] {
  const sizes: number[] = []
  let before: Json | undefined
  playGame(game, seed, {
    see({ state }) {
      const view: Json = JSON.parse(JSON.stringify(game.rules.view(state, { seat }))) as Json
      const change = before === undefined ? undefined : difference(before, view)
      if (change !== undefined) sizes.push(gzipSync(JSON.stringify(change)).length / 1024)
      before = view
    },
  })
  return sizes
}

/** The 99th percentile of what single answers of some games cost, in milliseconds of processor time. */
export function dearestAnswers<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: MeasuredGame<State, View, Settings>,
  games: number,
): number {
  const times = Array.from(
    { length: games },
    (_, at) => playGame(game, `dear ${at}`, { clock: processorTime }).times,
  )
  const sorted = times.flat().sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}

const REPLAYS = 20

/** Milliseconds of processor time to play a history again. */
export function replayTime<State extends GameState<Settings>, View, Settings extends GameSettings>(
  { rules, settingsOf }: MeasuredGame<State, View, Settings>,
  seed: string,
  history: readonly Answer[],
): number {
  const { seconds } = coreSeconds(() => {
    for (let round = 0; round < REPLAYS; round += 1) replay(rules, settingsOf(seed), history)
  })
  return (1000 * seconds) / REPLAYS
}
