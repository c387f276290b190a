import {
  advance,
  type Outcome,
  type Pick,
  type Random,
  randomFrom,
  type Request,
  seeded,
  start,
} from '@parlour/kernel'
import { randomPicks } from '../bots/random-picks'
import type { Board, TyrantsSettings } from '../engine/board'
import { HALF_DECKS, type MapName } from '../facts/names'
import { mapNamed } from '../facts/map'
import { open } from '../testing/open'
import { machine, tyrants } from '../tyrants'

const MOST_ANSWERS = 20_000
const NAMES = ['ann', 'bob', 'cat', 'dan']

export interface RandomGame {
  /** Decides the cards and every answer. */
  readonly seed: string
  readonly map: MapName
  readonly expansions: readonly string[]
  readonly houseCards?: boolean
  /** Every free check at each answer, as at a table of the tests: about a hundred times slower. */
  readonly checks?: boolean
}

/** How a random game went: why it ended, or what went wrong after so many answers. */
export interface PlayedGame {
  readonly seed: string
  readonly answers: number
  readonly reason?: string
  readonly problem?: string
  /** The last board, of a game that was played without checks. */
  readonly board?: Board
}

/** The fifteen pairs of half-decks. */
export const PAIRS: readonly (readonly string[])[] = HALF_DECKS.flatMap((one, at) =>
  HALF_DECKS.slice(at + 1).map((other) => [one, other]),
)

/** What a random player needs of a game: nothing of the rules. */
interface RandomTable {
  readonly pending: readonly Request[]
  readonly outcome: Outcome | undefined
  readonly board?: Board
  play(actor: string, picks: readonly Pick[]): void
}

/** Plays one game with random legal answers to its end. Never throws: what is thrown is the problem of the game. */
export function playRandomGame(game: RandomGame): PlayedGame {
  const { seed } = game
  const random = randomFrom(seeded(`answers of ${seed}`))
  let answers = 0
  let asked: Request | undefined
  try {
    const table = game.checks === true ? checkedTable(game) : plainTable(game)
    for (; table.outcome === undefined; answers += 1) {
      if (answers >= MOST_ANSWERS) throw new Error(`no end after ${answers} answers`)
      asked = random.pick(table.pending)
      table.play(asked.actor, picksFor(asked, random))
    }
    const { outcome, board } = table
    return { seed, answers, reason: outcome.reason, ...(board === undefined ? {} : { board }) }
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return {
      seed,
      answers,
      problem: asked === undefined ? what : `${asked.actor}: '${asked.title}': ${what}`,
    }
  }
}

/** Random picks; a turn is passed only when nothing else is offered, or one time in eight. */
function picksFor(request: Request, random: Random): readonly Pick[] {
  const { choices, kind } = request
  if (kind !== 'action' || typeof choices === 'string' || random.below(8) === 0)
    return randomPicks(request, random)
  const others = choices.filter((choice) => typeof choice !== 'object' || choice.kind !== 'pass')
  return randomPicks({ ...request, choices: others.length === 0 ? choices : others }, random)
}

const settingsOf = ({ seed, map, expansions, houseCards = false }: RandomGame): TyrantsSettings => ({
  game: 'Tyrants of the Underdark',
  name: 'random',
  seed,
  createdTimestamp: 0,
  players: NAMES.slice(0, mapNamed(map).players).map((name) => ({ _id: name, name })),
  expansions,
  map,
  menzoExtraNeutral: true,
  chooseColors: true,
  houseCards,
})

function plainTable(game: RandomGame): RandomTable {
  let { position } = start(tyrants, settingsOf(game))
  return {
    get pending() {
      return tyrants.pending(position.state)
    },
    get outcome() {
      return tyrants.outcome(position.state)
    },
    get board() {
      return machine.boardOf(position.state)
    },
    play(actor, picks) {
      const title = tyrants.pending(position.state).find((request) => request.actor === actor)?.title ?? ''
      position = advance(tyrants, position, { actor, title, selection: picks }).position
    },
  }
}

/** A table of the tests. */
function checkedTable({ seed, map, expansions, houseCards = false }: RandomGame): RandomTable {
  const players = NAMES.slice(0, mapNamed(map).players)
  const table = open({ players, seed, map, expansions, opening: true, settings: { houseCards } })
  return {
    get pending() {
      return table.pending
    },
    get outcome() {
      return table.outcome
    },
    play: (actor, picks) => table.answer(actor, picks),
  }
}
