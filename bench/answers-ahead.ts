import { innovation, type InnovationSettings } from '@parlour/innovation'
import {
  advance,
  type Advance,
  type AnswerAhead,
  type AskedQuestion,
  isAnswerableAhead,
  lineFor,
  type LogLine,
  matchAnswer,
  type Pick,
  picksAhead,
  type Random,
  randomFrom,
  randomPicks,
  Refusal,
  type Request,
  seeded,
  standingAnswer,
  start,
} from '@parlour/kernel'
import type { BenchRow } from './row'

const GAMES = 200
const NAMES = ['ann', 'bob', 'cat', 'dan']

/** Half of all people answer faster than this, in hours, by what they do when they are asked. */
const MEDIAN = { awake: 1, asleep: 6 }
/** One in so many is asleep then. */
const ASLEEP = 3

type InnovationAdvance = Advance<Parameters<typeof innovation.pending>[0]>

const settingsOf = (seed: string): InnovationSettings => ({
  game: 'Innovation: Ultimate',
  name: 'bench',
  seed,
  createdTimestamp: 0,
  players: NAMES.map((name) => ({ _id: name, name })),
  expansions: ['base'],
})

/** Hours until somebody answers. */
function delay(random: Random): number {
  const of = random.below(ASLEEP) === 0 ? MEDIAN.asleep : MEDIAN.awake
  return -of * Math.log2(1 - random.below(1_000_000) / 1_000_000)
}

/** What each player has left: the general two, and the last answer to a question that others asked. */
type LeftAnswers = Map<string, readonly AnswerAhead[]>

/** Nothing where that may be, the lowest where something must be picked: left again after each turn. */
const GENERAL: readonly AnswerAhead[] = [
  { form: 'decline', until: 'turn' },
  { form: 'lowest', until: 'turn' },
]

function leave(left: LeftAnswers, asked: AskedQuestion, picks: readonly Pick[]): void {
  const { request, isOwnTurn } = asked
  if (isOwnTurn || !isAnswerableAhead(request)) return
  const { actor, title } = request
  const { chosen } = matchAnswer(request, { actor, title, selection: picks })
  left.set(actor, [...GENERAL, standingAnswer(asked, chosen, 'always')])
}

/** Returns the answer of somebody who picks at random; where a card's own condition refuses it, another. */
function answered(
  position: InnovationAdvance['position'],
  request: Request,
  picks: () => readonly Pick[],
): { readonly next: InnovationAdvance; readonly picked: readonly Pick[] } {
  for (;;) {
    const picked = picks()
    const answer = { actor: request.actor, title: request.title, selection: picked }
    try {
      return { next: advance(innovation, position, answer), picked }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
}

interface GameLength {
  /** By the clock on the wall. */
  readonly hours: number
  readonly answers: number
}

/**
 * Returns how long a game of random players takes. Whoever is asked takes
 * their time, unless they have just answered: then they are there. What was left ahead takes none.
 */
function lengthOf(seed: string, leaves: boolean): GameLength {
  const [moves, delays] = [randomFrom(seeded(`moves of ${seed}`)), randomFrom(seeded(`delays of ${seed}`))]
  let { position } = start(innovation, settingsOf(seed))
  let lines: readonly LogLine[] = []
  let [hours, answers, here] = [0, 0, '']
  const left: LeftAnswers = new Map(leaves ? NAMES.map((name) => [name, GENERAL]) : [])
  for (;;) {
    const [request] = innovation.pending(position.state)
    if (request === undefined) return { hours, answers }
    const asked = askedIn(position, request, lines)
    const ahead = left.get(request.actor)?.map((one) => picksAhead(one, asked)) ?? []
    const standing = ahead.find((picks) => picks !== undefined)
    if (standing === undefined && request.actor !== here) {
      hours += delay(delays)
      here = request.actor
    }
    const { next, picked } = answered(position, request, () => standing ?? randomPicks(request, moves))
    if (leaves && standing === undefined) leave(left, asked, picked)
    position = next.position
    answers += 1
    lines = [...lines, ...next.step.log].slice(-200)
  }
}

function askedIn(
  { state }: InnovationAdvance['position'],
  request: Request,
  lines: readonly LogLine[],
): AskedQuestion {
  const read = lines.map((line) => lineFor(line, request.actor))
  const isOwnTurn = innovation.turnOf?.(state) === request.actor
  return {
    request,
    isOwnTurn,
    source: innovation.source?.(request, read),
    lowest: innovation.lowest?.(request),
  }
}

/** By how much games of four people become shorter when each leaves three answers to the others' turns. */
export function answersAheadRows(): readonly BenchRow[] {
  const seeds = Array.from({ length: GAMES }, (_, game) => `ahead ${game}`)
  const [without, shorter] = [false, true].map((leaves) => {
    const games = seeds.map((seed) => lengthOf(seed, leaves))
    const sum = (field: keyof GameLength) => games.reduce((all, game) => all + game[field], 0)
    return { hours: sum('hours'), answers: sum('answers') }
  })
  if (without === undefined || shorter === undefined) throw new Error('no games were played')
  const each = (total: number) => Math.round(total / GAMES)
  return [
    {
      name: 'Innovation, 4 people, 3 answers ahead each: length against none',
      measured: shorter.hours / without.hours,
      unit: '×',
      budget: 0.75,
      note: `${GAMES} games: ${each(without.hours)} and ${each(shorter.hours)} h, ${each(without.answers)} and ${each(shorter.answers)} answers each`,
    },
  ]
}
