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
  randomPicks,
  Refusal,
  replay,
  type Request,
  seeded,
  start,
} from '@parlour/kernel'
import { innovation, type InnovationSettings, type InnovationState } from '@parlour/innovation'
import { median } from './median'
import type { BenchRow } from './row'
import { coreSeconds } from './time'

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
  /** Milliseconds from any start. */
  readonly clock?: () => number
}

/** Milliseconds of processor time so far: waiting for a busy machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Plays a whole base game of two random players. */
function playGame(
  seed: string,
  { see = () => undefined, choose = randomPicks, clock = () => performance.now() }: Playing = {},
): Played {
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
    const started = clock()
    const next = legal(position, answer)
    if (next === undefined) continue
    times.push(clock() - started)
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

/** The 99th percentile of what single answers cost, in milliseconds of processor time. */
function dearestAnswers(): number {
  const games = Array.from({ length: GAMES / 2 }, (_, game) =>
    playGame(`dear ${game}`, { clock: processorTime }),
  )
  return quantile(
    games.flatMap(({ times }) => times),
    0.99,
  )
}

/** Milliseconds of processor time to play a history again. */
function replayTime(seed: string, history: readonly Answer[]): number {
  const rounds = 20
  const { seconds } = coreSeconds(() => {
    for (let round = 0; round < rounds; round += 1) replay(innovation, settingsOf(seed), history)
  })
  return (1000 * seconds) / rounds
}

/** What a base game of two costs inside the rules. */
export function innovationRows(): readonly BenchRow[] {
  for (let game = 0; game < 15; game += 1) playGame(`warm-up ${game}`)
  const block = (name: string) =>
    coreSeconds(() => Array.from({ length: GAMES }, (_, game) => playGame(`${name} ${game}`)))
  const first = block('first')
  const { result: played, seconds } = block('game')
  const times = played.flatMap((game) => game.times)
  const long = Math.max(0, ...played.flatMap(({ answers }, at) => (answers.length >= 250 ? [at] : [])))
  const history = (played[long]?.answers ?? []).slice(0, 250)
  const rows = [
    ['an answer in the rules', median(times), 'ms', 0.5],
    ['an answer, 99th percentile of processor time', dearestAnswers(), 'ms', 5],
    ['the 300th answer against the 30th, same kinds', lateAgainstEarly(), '×', 1],
    [
      'whole random games, base, 2 players',
      GAMES / seconds,
      'per s',
      50,
      `${(GAMES / first.seconds).toFixed(1)} per s among the first hundred of a process, while it is still compiled`,
    ],
    [`replay of ${history.length} answers`, replayTime(`game ${long}`, history), 'ms', 40],
    ['a pushed change, gzipped', median(pushSizes('push')), 'KB', 2],
  ] as const
  return rows.map(([name, measured, unit, budget, note]) => ({
    name: `innovation: ${name}`,
    measured,
    unit,
    budget,
    ...(note === undefined ? {} : { note }),
  }))
}
