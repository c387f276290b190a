import type { Card } from '../../facts/card'
import { COLORS, type Splay } from '../../facts/names'
import { type VisibleIcons, visibleAfter, visibleOf } from '../../facts/visible'
import { type Board, type Change, splayIndex } from './board'
import { cardNamed, cardOrNot } from './library'
import { type ZoneIndex, zoneAt, zoneOf } from './zones'

/** What was read of the stacks of one player. */
export interface Stacks {
  /** What each color shows, not counting karmas. */
  readonly visible: readonly VisibleIcons[]
  /** Top cards in color order, and those of them that have karmas. */
  readonly tops: readonly Card[]
  readonly karmas: readonly Card[]
  /** How often a code shows on the whole board, of those that were asked for. */
  readonly counts: Map<string, number>
  /** The bonuses of the whole board, descending, once they were asked for. */
  bonuses: readonly number[] | undefined
}

/** What was read of a board so far. */
interface BoardCache {
  /** The zone of each card, once one was asked for. */
  zones: Map<string, ZoneIndex> | undefined
  /** What each color of each player shows, by splay index. */
  readonly visible: (VisibleIcons | undefined)[]
  /** By seat. */
  readonly stacks: (Stacks | undefined)[]
  /** The sum of the values in each zone for which one was asked. */
  readonly worths: (number | undefined)[]
}

/**
 * A reading follows the newest board of a line of play: a change hands on what it leaves true, an older board
 * is read again when it is asked. Forgetting one costs only time. The line that is played on right now has
 * its reading at hand; those of other games and lines wait by their boards, so that a change makes no entry
 * in a WeakMap, which would be expensive.
 */
let atHand: { readonly board: Board; readonly reading: BoardCache } | undefined
const waiting = new WeakMap<Board, BoardCache>()

function readingOf(board: Board): BoardCache {
  if (atHand?.board === board) return atHand.reading
  if (atHand !== undefined) waiting.set(atHand.board, atHand.reading)
  const reading = waiting.get(board) ?? { zones: undefined, visible: [], stacks: [], worths: [] }
  waiting.delete(board)
  atHand = { board, reading }
  return reading
}

/** The zone a card is in, or undefined when it is in none. */
export function locate(board: Board, card: string): ZoneIndex | undefined {
  const reading = readingOf(board)
  return (reading.zones ??= zonesOf(board)).get(card)
}

function zonesOf(board: Board): Map<string, ZoneIndex> {
  const index = new Map<string, ZoneIndex>()
  for (const [zone, cards] of board.zones.entries()) for (const name of cards) index.set(name, zone)
  return index
}

/** The sum of the values of the cards in a zone. */
export function worthOf(board: Board, zone: ZoneIndex): number {
  const { worths } = readingOf(board)
  return (worths[zone] ??= (board.zones[zone] ?? []).reduce((sum, name) => sum + ageOf(name), 0))
}

const ageOf = (name: string): number => cardOrNot(name)?.age ?? 0

/** What the stacks of a player show now. */
export function stacksOf(board: Board, player: number): Stacks {
  const { stacks, visible } = readingOf(board)
  return (stacks[player] ??= readStacks(board, player, visible))
}

function readStacks(board: Board, player: number, known: (VisibleIcons | undefined)[]): Stacks {
  const tops: Card[] = []
  const visible: VisibleIcons[] = []
  for (let color = 0; color < COLORS.length; color += 1) {
    const at = splayIndex(player, color)
    const cards = board.zones[zoneOf(player, COLORS[0]) + color] ?? []
    const [top] = cards
    if (top !== undefined) tops.push(cardNamed(top))
    visible.push((known[at] ??= shownBy(cards, board.splays[at] ?? 'none')))
  }
  const karmas = tops.filter(({ karma }) => karma.length > 0)
  return { visible, tops, karmas, counts: new Map(), bonuses: undefined }
}

/** Only the top card of a stack that is not splayed shows. */
function shownBy(cards: readonly string[], splay: Splay): VisibleIcons {
  const shown = splay === 'none' ? cards.slice(0, 1) : cards
  return visibleOf(shown.map(iconsOf), splay)
}

/** Carries over to the new board whatever a change left true in the reading of the old one. */
export function handOn(before: Board, after: Board, change: Change): void {
  const reading = readingOf(before)
  if (change.kind === 'moved') {
    reading.zones?.set(change.card, change.to)
    weigh(reading, change.from, -ageOf(change.card))
    weigh(reading, change.to, ageOf(change.card))
    if (change.from === change.to) forget(reading, change.from)
    else {
      count(reading, { before, after, zone: change.from, card: change.card, came: false })
      count(reading, { before, after, zone: change.to, card: change.card, came: true })
    }
  } else if (change.kind === 'splayed') {
    forgetStack(reading, change.seat, change.color)
  } else if (change.kind === 'shuffled') {
    for (const card of change.cards) reading.zones?.set(card, change.zone)
    reading.worths[change.zone] = undefined
  }
  atHand = { board: after, reading }
}

function weigh({ worths }: BoardCache, zone: ZoneIndex, more: number): void {
  const known = worths[zone]
  if (known !== undefined) worths[zone] = known + more
}

/** A card that came to a zone, or left it. */
interface ZoneCrossing {
  readonly before: Board
  readonly after: Board
  readonly zone: ZoneIndex
  readonly card: string
  readonly came: boolean
}

/**
 * Updates the count of what a splayed stack shows from the count before: tall stacks are not gone through
 * again for each card.
 */
function count(reading: BoardCache, { before, after, zone, card, came }: ZoneCrossing): void {
  const { seat, color } = zoneAt(zone)
  if (color === undefined) return
  const at = splayIndex(seat, COLORS.indexOf(color))
  const known = reading.visible[at]
  const splay = after.splays[at] ?? 'none'
  forget(reading, zone)
  if (known === undefined || splay === 'none') return
  const stack = after.zones[zone] ?? []
  reading.visible[at] = visibleAfter(known, {
    card: iconsOf(card),
    came,
    topBefore: iconsOf(before.zones[zone]?.[0]),
    top: iconsOf(stack[0]),
    height: stack.length,
    splay,
  })
}

const iconsOf = (name: string | undefined): string => (name === undefined ? '' : cardNamed(name).icons)

function forget(reading: BoardCache, zone: ZoneIndex): void {
  const { seat, color } = zoneAt(zone)
  if (color !== undefined) forgetStack(reading, seat, COLORS.indexOf(color))
}

function forgetStack({ visible, stacks }: BoardCache, seat: number, color: number): void {
  visible[splayIndex(seat, color)] = undefined
  stacks[seat] = undefined
}
