import { gzipSync } from 'node:zlib'
import {
  advance,
  type Answer,
  difference,
  isJsonObject,
  type Json,
  type Pick,
  type Position,
  type Random,
  randomFrom,
  Refusal,
  replay,
  type Request,
  seeded,
  start,
} from '@parlour/kernel'
import { innovation, type InnovationSettings, type InnovationState, randomPicks } from '@parlour/innovation'
import { median } from './median'
import type { BenchRow } from './row'
import { coreSeconds, timeOf } from './time'

const GAMES = 80
const NAMES = ['ann', 'bob']

const settingsOf = (seed: string): InnovationSettings => ({
  game: 'Innovation: Ultimate',
  name: 'bench',
  seed,
  createdTimestamp: 0,
  players: NAMES.map((name) => ({ _id: name, name })),
  expansions: ['base'],
})

interface Played {
  readonly answers: readonly Answer[]
  /** How long the rules took for each answer, in milliseconds. */
  readonly times: readonly number[]
  /** What each answer was: the kind of a turn's action, or `other`. */
  readonly kinds: readonly string[]
}

interface Playing {
  /** Is shown each position. */
  readonly see?: (position: Position<InnovationState>) => void
  readonly choose?: (request: Request, random: Random) => readonly Pick[]
}

/** Plays a whole base game of two random players. */
function playGame(seed: string, { see = () => undefined, choose = randomPicks }: Playing = {}): Played {
  const random = randomFrom(seeded(seed))
  let position = start(innovation, settingsOf(seed)).position
  const answers: Answer[] = []
  const times: number[] = []
  const kinds: string[] = []
  for (;;) {
    see(position)
    const pending = innovation.pending(position.state)
    if (pending.length === 0) return { answers, times, kinds }
    const request = random.pick(pending)
    const answer = { actor: request.actor, title: request.title, selection: choose(request, random) }
    const started = performance.now()
    const next = legal(position, answer)
    if (next === undefined) continue
    times.push(performance.now() - started)
    position = next
    answers.push(answer)
    kinds.push(kindOf(answer))
  }
}

function kindOf({ title, selection: [pick] }: Answer): string {
  return title.endsWith('Action') && isJsonObject(pick) && typeof pick.title === 'string'
    ? pick.title
    : 'other'
}

/** Draws once in fifteen times that chance would have it: decks last, and some games reach 300 answers and more. */
function seldomDrawing(request: Request, random: Random): readonly Pick[] {
  for (;;) {
    const picks = randomPicks(request, random)
    const kind = kindOf({ actor: request.actor, title: request.title, selection: picks })
    if (kind !== 'Draw' || random.below(15) === 0) return picks
  }
}

const LONG_GAMES = 12
const LATE = 300
const EARLY = 30

/**
 * How much longer the 300th answer takes than the 30th of the same games, those that get so far: per kind of answer
 * (Dogma, Meld, questions inside them), weighted by how many of it there are late.
 */
function lateAgainstEarly(): number {
  const games: Played[] = []
  for (let seed = 0; games.length < LONG_GAMES; seed += 1) {
    const game = playGame(`long ${seed}`, { choose: seldomDrawing })
    if (game.answers.length >= LATE + 15) games.push(game)
  }
  const around = (at: number, kind: string) =>
    games.flatMap(({ times, kinds }) =>
      times.slice(at - 15, at + 15).filter((_, index) => kinds[at - 15 + index] === kind),
    )
  const compared = ['Dogma', 'Meld', 'other'].map((kind) => {
    const late = around(LATE, kind)
    return { weight: late.length, ratio: median(late) / median(around(EARLY, kind)) }
  })
  const sum = compared.reduce((total, { weight }) => total + weight, 0)
  return compared.reduce((total, { weight, ratio }) => total + (weight * ratio) / sum, 0)
}

/** The next position; undefined where a card's own condition refuses a random answer. */
function legal(position: Position<InnovationState>, answer: Answer): Position<InnovationState> | undefined {
  try {
    return advance(innovation, position, answer).position
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Bytes of what a page of the other player is pushed after each answer, gzipped, in KB. */
function pushSizes(seed: string): readonly number[] {
  const sizes: number[] = []
  let before: Json | undefined
  const see = ({ state }: Position<InnovationState>) => {
    const view: Json = JSON.parse(JSON.stringify(innovation.view(state, { seat: 'ann' }))) as Json
    const change = before === undefined ? undefined : difference(before, view)
    if (change !== undefined) sizes.push(gzipSync(JSON.stringify(change)).length / 1024)
    before = view
  }
  playGame(seed, { see })
  return sizes
}

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0

/** What a base game of two costs inside the rules. */
export function innovationRows(): readonly BenchRow[] {
  for (let game = 0; game < 15; game += 1) playGame(`warm-up ${game}`)
  const { result: played, seconds } = coreSeconds(() =>
    Array.from({ length: GAMES }, (_, game) => playGame(`game ${game}`)),
  )
  const times = played.flatMap((game) => game.times)
  const long = played.find(({ answers }) => answers.length >= 250) ?? played[0]
  const history = (long?.answers ?? []).slice(0, 250)
  const seed = `game ${long === undefined ? 0 : played.indexOf(long)}`
  const replayed = timeOf(() => replay(innovation, settingsOf(seed), history), { warmup: 3, rounds: 20 })
  return [
    { name: 'innovation: an answer in the rules', measured: median(times), unit: 'ms', budget: 0.5 },
    {
      name: 'innovation: an answer, 99th percentile',
      measured: quantile(times, 0.99),
      unit: 'ms',
      budget: 5,
    },
    {
      name: 'innovation: the 300th answer against the 30th, same kinds',
      measured: lateAgainstEarly(),
      unit: '×',
      budget: 1,
    },
    {
      name: 'innovation: whole random games, base, 2 players',
      measured: GAMES / seconds,
      unit: 'per s',
      budget: 50,
    },
    { name: `innovation: replay of ${history.length} answers`, measured: replayed, unit: 'ms', budget: 40 },
    {
      name: 'innovation: a pushed change, gzipped',
      measured: median(pushSizes('push')),
      unit: 'KB',
      budget: 2,
    },
  ]
}
