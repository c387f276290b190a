import { gzipSync } from 'node:zlib'
import {
  advance,
  type Answer,
  difference,
  type Json,
  type Position,
  randomFrom,
  Refusal,
  replay,
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
}

/** Plays a whole base game of two random players; `see` is shown each position. */
function playGame(
  seed: string,
  see: (position: Position<InnovationState>) => void = () => undefined,
): Played {
  const random = randomFrom(seeded(seed))
  let position = start(innovation, settingsOf(seed)).position
  const answers: Answer[] = []
  const times: number[] = []
  for (;;) {
    see(position)
    const pending = innovation.pending(position.state)
    if (pending.length === 0) return { answers, times }
    const request = random.pick(pending)
    const answer = { actor: request.actor, title: request.title, selection: randomPicks(request, random) }
    const started = performance.now()
    const next = legal(position, answer)
    if (next === undefined) continue
    times.push(performance.now() - started)
    position = next
    answers.push(answer)
  }
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
  playGame(seed, ({ state }) => {
    const view: Json = JSON.parse(JSON.stringify(innovation.view(state, { seat: 'ann' }))) as Json
    const change = before === undefined ? undefined : difference(before, view)
    if (change !== undefined) sizes.push(gzipSync(JSON.stringify(change)).length / 1024)
    before = view
  })
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
  const around = (at: number) => median(played.flatMap((game) => game.times.slice(at - 10, at + 10)))
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
      name: 'innovation: the 200th answer against the 30th',
      measured: around(200) / around(30),
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
