import type { Verb } from '@parlour/card-game'
import type { Card } from '../../facts/card'
import { type Expansion, HIGHEST_AGE, plain } from '../../facts/names'
import { afterChange, cardArg, move, winByHighDraw } from './changes'
import { highestTop } from './count'
import type { Game } from './game'
import { karmas } from './karma'
import { cardNamed } from '../board/library'
import { sayDraw } from './saying'
import type { Table } from '../board/table'
import { deckOf, zoneOf } from '../board/zones'

/** What to draw. Left out: the value of the highest top card, and the set by rule 9.2. */
export interface DrawRequest {
  readonly value?: number
  readonly set?: Expansion
  /** The Draw action. */
  readonly byAction?: boolean
  /** The sharing bonus. */
  readonly sharing?: boolean
}

/** A player draws a card (rules: innovation 9). Undefined when a karma replaced the draw. */
export function* draw(game: Game, player: number, wanted: DrawRequest = {}): Verb<Card | undefined> {
  if (wanted.byAction === true && (yield* karmas(game, { would: 'drawAction', player, details: {} }))) {
    yield* afterChange(game, player)
    return undefined
  }
  const set = wanted.set ?? setFor(game, player)
  const value = wanted.value === undefined ? normalValue(game, player) : wanted.value
  const found = deckFor(game, { set, value }) ?? { set, value: HIGHEST_AGE + 1 }
  const sharing = wanted.sharing === true
  const event = { value: plain(found.value), set: found.set, sharing, icon: game.action.icon }
  if (yield* karmas(game, { would: 'draw', player, details: event })) {
    yield* afterChange(game, player)
    return undefined
  }
  // A karma that came first may have changed the decks.
  const deck = yield* findDeck(game, player, { set, value })
  return yield* take(game, player, { deck, sharing })
}

function* take(
  game: Game,
  player: number,
  { deck, sharing }: { readonly deck: Deck; readonly sharing: boolean },
): Verb<Card | undefined> {
  const name = game.cards(deckOf(deck.set, deck.value))[0]
  if (name === undefined) return undefined
  const hand = zoneOf(player, 'hand')
  const seen = cardArg(game, name, [hand])
  move(game, name, { to: hand })
  if (sharing)
    game.run.log('{player} draws {card} as a sharing bonus', { player: game.nameOf(player), card: seen })
  else sayDraw(game, player, { card: name, seen })
  yield* afterChange(game, player)
  return cardNamed(name)
}

export interface Deck {
  readonly set: Expansion
  readonly value: number
}

/** The lowest value of the game. */
export const lowestValue = (table: Table): number => (table.board.ageZero ? 0 : 1)

/**
 * The value of a draw without a given one: the highest top card, empty colors counting as the lowest value.
 */
const normalValue = (table: Table, player: number): number =>
  Math.max(lowestValue(table), highestTop(table, player))

/**
 * The deck that a draw uses: only empty base decks are skipped (rules: innovation 9.1). Undefined above the
 * highest value.
 */
export function deckFor(table: Table, { set, value }: Deck): Deck | undefined {
  for (let at = Math.max(value, lowestValue(table)); at <= HIGHEST_AGE; at += 1) {
    if (table.cards(deckOf('base', at)).length === 0) continue
    return { set: table.cards(deckOf(set, at)).length > 0 ? set : 'base', value: at }
  }
  return undefined
}

/** The deck that a draw of a player would come from now, karmas apart; undefined above the highest value. */
export function nextDeck(table: Table, player: number, { set, value }: Partial<Deck> = {}): Deck | undefined {
  return deckFor(table, { set: set ?? nextSet(table, player), value: value ?? normalValue(table, player) })
}

function* findDeck(game: Game, player: number, wanted: Deck): Verb<Deck> {
  const found = deckFor(game, wanted)
  if (found !== undefined) return found
  game.run.log('{player} would draw above the highest value', { player: game.nameOf(player) })
  return yield* winByHighDraw(game, player)
}

/** The set of a draw that names none (rules: innovation 9.2). Uses up the player's first draw of the turn. */
function setFor(game: Game, player: number): Expansion {
  const set = nextSet(game, player)
  if (game.board.expansions.includes('usee') && !game.player(player).drew) {
    game.run.change({ kind: 'player', seat: player, now: { drew: true } })
  }
  return set
}

/** The set that the next draw of a player without a named set would use. */
function nextSet(table: Table, player: number): Expansion {
  const { expansions } = table.board
  if (expansions.includes('usee') && !table.player(player).drew) return 'usee'
  if (!expansions.includes('echo')) return 'base'
  const values = table.tops(player).map(({ ageOnBoard }) => Number(ageOnBoard))
  const highest = Math.max(...values)
  const single = values.filter((value) => value === highest).length === 1
  return values.length > 0 && single ? 'echo' : 'base'
}
