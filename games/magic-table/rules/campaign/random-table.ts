import {
  advance,
  type GameSettings,
  type Pick,
  type Position,
  type Random,
  randomFrom,
  Refusal,
  type Request,
  requestsFor,
  seeded,
  start,
  takeBack,
} from '@parlour/kernel'
import type { PlayedGame } from '@parlour/scenario'
import { randomAction } from '../bots/random-action'
import { openingHand } from '../bots/random-player'
import { CHOOSE_DECK, DO_SOMETHING, OPENING_HAND } from '../facts/question-kinds'
import { magicTable } from '../table-rules'
import { open } from '../testing/open'
import { faultIn } from './fault-in'
import { deckOf, openingOf } from './random-decks'
import type { TableState } from '../types'
import type { TableView } from '../view'

const NAMES = ['ann', 'bob', 'cat', 'dan']
/** One in this many steps is taken back, or asked to be. */
const SELDOM_BACK = 25

export interface RandomTable {
  readonly seed: string
  readonly players: number
  /** How many actions are carried out, unless the game ends before. */
  readonly actions: number
  /** Every free check at each answer. */
  readonly checks: boolean
}

/** What a table must let be done, with the rules alone or with every check. */
interface CheckedTable {
  readonly pending: ReturnType<typeof magicTable.pending>
  readonly isOver: boolean
  view(seat: string): TableView
  answer(request: Request, picks: readonly Pick[]): void
  undo(actor: string): void
  fault(): string | undefined
}

/**
 * Plays random actions of all players at one table. Never throws: what is thrown is the problem of the game.
 */
export function playRandomTable(wanted: RandomTable): PlayedGame {
  const { seed, actions, checks } = wanted
  const names = NAMES.slice(0, wanted.players)
  const game = { seed, group: `${names.length} players` }
  const random = randomFrom(seeded(`actions of ${seed}`))
  let answers = 0
  try {
    const table = checks ? checkedTable(names, seed) : plainTable(names, seed)
    for (; answers < actions && !table.isOver; answers += 1) playOne(table, names, random)
    const problem = table.fault()
    if (problem !== undefined) return { ...game, answers, problem }
    return { ...game, answers, reason: table.isOver ? 'over' : 'played on' }
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { ...game, answers, problem }
  }
}

/** One thing that is done, by anybody; what does not fit is refused, and something else is tried. */
function playOne(table: CheckedTable, names: readonly string[], random: Random): void {
  for (;;) {
    const actor = random.pick(names)
    if (random.below(SELDOM_BACK) === 0) isDone(() => table.undo(actor))
    if (table.isOver) return
    const asked = requestsFor(table.pending, actor)
    if (asked.length === 0) continue
    const request = random.pick(asked)
    const view = table.view(actor)
    // A view is made once for several tries: most of what is random does not fit.
    for (let tries = 0; tries < 8; tries += 1)
      if (isDone(() => table.answer(request, picksFor(request, { view, actor, random })))) return
  }
}

interface Chance {
  readonly view: TableView
  readonly actor: string
  readonly random: Random
}

function picksFor(request: Request, { view, actor, random }: Chance): readonly Pick[] {
  const { kind } = request
  if (kind === OPENING_HAND) return [openingHand(request, random)]
  if (kind === CHOOSE_DECK) return [{ deck: true }]
  return kind === DO_SOMETHING ? [randomAction(view, actor, random)] : [random.pick(['yes', 'no'])]
}

/** Does something; says whether it was done, and not refused. */
function isDone(act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function checkedTable(names: readonly string[], seed: string): CheckedTable {
  const table = open(openingOf(names, seed))
  return {
    get pending() {
      return table.pending
    },
    get isOver() {
      return table.outcome !== undefined
    },
    view: (seat) => table.view(seat),
    answer: ({ actor }, picks) => table.answer(actor, picks),
    undo: (actor) => void table.undo(actor),
    fault: () => undefined,
  }
}

function plainTable(names: readonly string[], seed: string): CheckedTable {
  const players = names.map((name) => ({ _id: name, name }))
  const settings = {
    game: magicTable.kind,
    name: 'random',
    seed,
    createdTimestamp: 0,
    players,
    format: 'Constructed',
    dealByHand: false,
  } as const
  let position: Position<TableState> = start<TableState, TableView, TableState['settings'] & GameSettings>(
    magicTable,
    settings,
  ).position
  const pending = () => magicTable.pending(position.state)
  return {
    get pending() {
      return pending()
    },
    get isOver() {
      return magicTable.outcome(position.state) !== undefined
    },
    view: (seat) => magicTable.view(position.state, { seat }),
    answer({ actor, title, kind }, picks) {
      const selection = kind === CHOOSE_DECK ? [deckOf(actor)] : picks
      position = advance(magicTable, position, { actor, title, selection }).position
    },
    undo(actor) {
      const back = takeBack(magicTable, position, { history: [], actor, friendly: true })
      if (typeof back !== 'string') position = back.position
    },
    fault: () => faultIn(position.state),
  }
}
