import {
  advance,
  type Outcome,
  type Pick,
  type Random,
  randomFrom,
  Refusal,
  type Request,
  seeded,
  start,
} from '@parlour/kernel'
import { randomPicks } from '../bots/random-picks'
import type { InnovationSettings } from '../engine/board'
import { begin } from '../engine/setup'
import { zoneOf } from '../engine/zones'
import { innovation } from '../innovation'
import { open } from '../testing/open'

/** A random answer may be one that a card's own condition refuses; so many in a row are a dead end. */
const MOST_REFUSALS = 50
const MOST_ANSWERS = 4000
const NAMES = ['ann', 'bob', 'cat', 'dan']

export interface RandomGame {
  /** Decides the cards and every answer. */
  readonly seed: string
  readonly players: number
  readonly expansions?: readonly string[]
  /** Every free check at each answer, as at a table of the tests: about a hundred times slower. */
  readonly checks?: boolean
  readonly mostAnswers?: number
}

/** How a random game went: why it ended, or what went wrong after so many answers. */
export interface PlayedGame {
  readonly seed: string
  readonly players: number
  readonly answers: number
  readonly reason?: string
  readonly problem?: string
}

/** What a random player needs of a game: nothing of the rules. */
interface RandomTable {
  readonly pending: readonly Request[]
  readonly outcome: Outcome | undefined
  answer(actor: string, picks: readonly Pick[]): void
}

/** Plays one game with random legal answers to its end. Never throws: what is thrown is the problem of the game. */
export function playRandomGame(game: RandomGame): PlayedGame {
  const { seed, players, checks = false, mostAnswers = MOST_ANSWERS } = game
  const random = randomFrom(seeded(`answers of ${seed}`))
  let answers = 0
  let asked: Request | undefined
  try {
    const table = checks ? checkedTable(game) : plainTable(game)
    for (; table.outcome === undefined; answers += 1) {
      if (answers >= mostAnswers) throw new Error(`no end after ${answers} answers`)
      asked = random.pick(table.pending)
      answerOne(table, asked, random)
    }
    return { seed, players, answers, reason: table.outcome.reason }
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return {
      seed,
      players,
      answers,
      problem: asked === undefined ? what : `${asked.actor}: '${asked.title}': ${what}`,
    }
  }
}

function answerOne(table: RandomTable, request: Request, random: Random): void {
  for (let refusals = 0; ; refusals += 1) {
    try {
      table.answer(request.actor, randomPicks(request, random))
      return
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (refusals === MOST_REFUSALS)
        throw new Error(`dead end, last refusal: ${error.message}`, { cause: error })
    }
  }
}

const settingsOf = ({ seed, players, expansions = ['base'] }: RandomGame): InnovationSettings => ({
  game: 'Innovation: Ultimate',
  name: 'random',
  seed,
  createdTimestamp: 0,
  players: NAMES.slice(0, players).map((name) => ({ _id: name, name })),
  expansions,
  shuffleSeats: false,
})

function plainTable(game: RandomGame): RandomTable {
  let { position } = start(innovation, settingsOf(game))
  return {
    get pending() {
      return innovation.pending(position.state)
    },
    get outcome() {
      return innovation.outcome(position.state)
    },
    answer(actor, picks) {
      const title = innovation.pending(position.state).find((request) => request.actor === actor)?.title ?? ''
      position = advance(innovation, position, { actor, title, selection: picks }).position
    },
  }
}

/** A table of the tests. A position deals no opening hands: they are those of the same game played plainly. */
function checkedTable(game: RandomGame): RandomTable {
  const settings = settingsOf(game)
  const { players, zones } = begin(settings)
  const hands = players.map(({ name }, seat) => [name, { hand: zones[zoneOf(seat, 'hand')] ?? [] }])
  return open({
    players: players.map(({ name }) => name),
    seed: game.seed,
    expansions: settings.expansions,
    opening: true,
    ...Object.fromEntries(hands),
  })
}
