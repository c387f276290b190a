import { type ChoiceItem, namedPick, type Pick, type Random } from '@parlour/kernel'
import type { Board } from '../engine/board'
import type { Language } from '../engine/game'
import { cardOf } from '../engine/library'
import { MARKET } from '../engine/zones'
import type { ActionKind, PowerKind } from '../facts/question-kinds'
import { cardIn } from './appraisal'
import { bestBuy } from './best-buy'
import { valueOf } from './card-value'
import { entriesOf, within } from './picks'
import { powerValueOf } from './power-value'

/** What a bot decides by: the board as it imagines it, and its own seat there. */
export interface BotMind {
  readonly board: Board
  readonly seat: number
  readonly random: Random
  /** What the texts of cards do. */
  readonly language: Language
  /** Whether it may still look for something better. */
  readonly hasTime: () => boolean
}

/**
 * What is done next in a turn: play the hand, use power, recruit, and pass when nothing of that is left to
 * do.
 */
export function turnPicks(menu: readonly ChoiceItem[], mind: BotMind): readonly Pick[] {
  const group = (kind: ActionKind) => menu.find((one) => one.kind === kind)
  const chosen = (kind: ActionKind, choose: (entries: readonly ChoiceItem[]) => ChoiceItem | undefined) => {
    const found = group(kind)
    const entry = found === undefined ? undefined : choose(entriesOf(found))
    return found === undefined || entry === undefined ? undefined : within(found, entry)
  }
  const all = group('auto-play')
  const pass = group('pass')
  const next =
    chosen('play-card', (hand) => cardToPlay(hand, mind.board)) ??
    (all && namedPick(all)) ??
    chosen('gem', (uses) => gemUse(uses, mind)) ??
    chosen('use-power', (uses) => bestUse(uses, mind)) ??
    chosen('recruit', (sale) => cardToBuy(sale, mind)) ??
    (pass && namedPick(pass))
  return next === undefined ? [] : [next]
}

/** The dearest card that asks something, while there still are cards in hand to pay with for what it does. */
function cardToPlay(hand: readonly ChoiceItem[], board: Board): ChoiceItem | undefined {
  return hand
    .map((entry) => ({ entry, card: cardOf(board, cardIn(entry)) }))
    .filter(({ card }) => !card.autoplay)
    .toSorted((one, other) => other.card.cost - one.card.cost)[0]?.entry
}

/**
 * A gem is taken whenever possible, and spent on influence where that buys a card that is too expensive
 * otherwise.
 */
function gemUse(uses: readonly ChoiceItem[], { board, seat }: BotMind): ChoiceItem | undefined {
  const { influence = 0 } = board.players[seat] ?? {}
  const costs = (board.zones[MARKET] ?? []).map((id) => cardOf(board, id).cost)
  const isShort = costs.some((cost) => cost > influence && cost <= influence + GEM_INFLUENCE)
  const wanted = isShort ? 'spend-gem-influence' : 'spend-gem-power'
  return uses.find(({ kind }) => kind === 'acquire-gem') ?? uses.find(({ kind }) => kind === wanted)
}
/** What a gem brings. */
const GEM_INFLUENCE = 3

const POWERS: readonly PowerKind[] = ['deploy', 'assassinate', 'return-spy']

function bestUse(uses: readonly ChoiceItem[], { board, seat }: BotMind): ChoiceItem | undefined {
  const weighed = uses.flatMap((entry) => {
    const kind = POWERS.find((one) => one === entry.kind)
    return kind === undefined ? [] : [{ entry, value: powerValueOf(board, seat, kind) }]
  })
  return weighed.toSorted((one, other) => other.value - one.value)[0]?.entry
}

function cardToBuy(sale: readonly ChoiceItem[], { board, seat }: BotMind): ChoiceItem | undefined {
  const priced = sale.map((item) => ({
    item,
    price: cardOf(board, cardIn(item)).cost,
    value: valueOf(board, seat, cardIn(item)),
  }))
  return bestBuy(priced, board.players[seat]?.influence ?? 0)
}
