import type { Verb } from '@parlour/card-game'
import { HAND_SIZE, MARKET_SIZE } from '../facts/names'
import type { Game } from './game'
import { DEVOURED, GUARD, MARKET, MARKET_DECK, OUTCASTS, pileOf, PRIESTESS, type ZoneIndex } from './zones'

/** Moves a card from wherever it is. Says nothing. */
export function move(game: Game, card: string, to: ZoneIndex): void {
  game.run.change({ kind: 'moved', card, from: game.where(card), to })
}

/**
 * The top card of a deck, after shuffling the discard pile into an empty one; undefined where there is no
 * card at all.
 */
export function topOfDeck(game: Game, player: number): string | undefined {
  if (game.pile(player, 'deck').length === 0) reshuffle(game, player)
  return game.pile(player, 'deck')[0]
}

function reshuffle(game: Game, player: number): void {
  const discard = game.pile(player, 'discard')
  if (discard.length === 0) return
  const cards = game.run.chance((random) => random.shuffle(discard))
  game.run.change({ kind: 'reshuffled', seat: player, cards })
  game.say(player, 'shuffles {count} into a new deck', { count: cardsInWords(cards.length) })
}

/** Cards of which the log tells only the number. */
export const cardsInWords = (count: number): string => (count === 1 ? 'a card' : `${count} cards`)

/** Draws cards, shuffling the discard pile where the deck runs out; with nothing left to draw it stops. */
export function draw(game: Game, player: number, count: number): void {
  if (count <= 0) return
  if (topOfDeck(game, player) === undefined) return game.say(player, 'has no card to draw')
  const cards = game.pile(player, 'deck').slice(0, count)
  for (const card of cards) move(game, card, pileOf(player, 'hand'))
  game.say(player, 'draws {count}', { count: cardsInWords(cards.length) })
  draw(game, player, count - cards.length)
}

/** The refill at the end of a turn: up to a whole hand, less what an effect took off. */
export function refillHand(game: Game, player: number): void {
  const { reduceDraw } = game.player(player)
  draw(game, player, HAND_SIZE - reduceDraw - game.pile(player, 'hand').length)
  if (reduceDraw > 0) game.run.change({ kind: 'gained', seat: player, what: 'reduceDraw', by: -reduceDraw })
}

/** Fills the gaps of the market from its deck. */
export function refillMarket(game: Game): void {
  while (game.cards(MARKET).length < MARKET_SIZE) {
    const [card] = game.cards(MARKET_DECK)
    if (card === undefined) return
    game.run.change({ kind: 'moved', card, from: MARKET_DECK, to: MARKET })
    game.run.log(
      '{card} comes into the market',
      { card: game.cardArg(card) },
      { indent: 1, classes: ['market'] },
    )
    if (game.cards(MARKET_DECK).length === 0) game.run.log('The market deck is empty')
  }
}

/** What a card costs at most, and its aspect, where a text limits what may be recruited. */
export interface CardLimit {
  readonly maxCost: number
  readonly aspect?: string
}

/** Cards that can be recruited, in the order in which they are offered. */
export function recruitable(game: Game, { maxCost, aspect }: CardLimit): readonly string[] {
  const isWanted = (id: string) => {
    const card = game.card(id)
    return card.cost <= maxCost && (aspect === undefined || card.aspect === aspect)
  }
  const stacks = [...game.cards(PRIESTESS).slice(0, 1), ...game.cards(GUARD).slice(0, 1)]
  const market = game.cards(MARKET).filter(isWanted)
  const devoured = game.board.turn.devouredOpen ? game.cards(DEVOURED).slice(-1) : []
  return [
    ...stacks.filter(isWanted),
    ...market.sort((one, other) => compareCards(game, one, other)),
    ...devoured.filter(isWanted),
  ]
}

function compareCards(game: Game, one: string, other: string): number {
  const [first, second] = [game.card(one), game.card(other)]
  return first.cost - second.cost || (first.name < second.name ? -1 : first.name > second.name ? 1 : 0)
}

/** Puts a card that is for sale into the discard pile, and another into its place in the market. */
export function recruit(game: Game, player: number, card: string): void {
  game.run.log(
    '{player} recruits {card}',
    { player: game.nameOf(player), card: game.cardArg(card) },
    { classes: ['recruit'], gain: { what: 'card', by: 1 } },
  )
  move(game, card, pileOf(player, 'discard'))
  refillMarket(game)
}

/** Insane Outcasts from the supply into a discard pile, as far as there are any. */
export function recruitOutcasts(game: Game, player: number, count: number): void {
  for (const card of game.cards(OUTCASTS).slice(0, count)) {
    game.say(player, 'recruits {card}', { card: game.cardArg(card) })
    move(game, card, pileOf(player, 'discard'))
  }
}

/** Devours a card; one of the market is replaced (rules: tyrants 8). */
export function devour(game: Game, player: number, card: string): void {
  const isOfMarket = game.where(card) === MARKET
  devourAlone(game, player, card)
  if (isOfMarket) refillMarket(game)
}

/** Devours a card; nothing comes in its place. */
export function devourAlone(game: Game, player: number, card: string): void {
  game.say(player, 'devours {card}', { card: game.cardArg(card) })
  move(game, card, game.card(card).returnsToSupply === true ? OUTCASTS : DEVOURED)
}

/** Puts a card into the inner circle. */
export function promote(game: Game, player: number, card: string): void {
  game.say(player, 'promotes {card}', { card: game.cardArg(card) })
  move(game, card, game.card(card).returnsToSupply === true ? OUTCASTS : pileOf(player, 'inner-circle'))
}

export function discard(game: Game, player: number, card: string): void {
  game.say(player, 'discards {card}', { card: game.cardArg(card) })
  move(game, card, pileOf(player, 'discard'))
}

/**
 * Plays a card, from wherever it is, as if from the hand: it comes into the played area, then does what it
 * says.
 */
export function* play(game: Game, player: number, card: string): Verb {
  game.run.log(
    '{player} plays {card}',
    { player: game.nameOf(player), card: game.cardArg(card) },
    { classes: ['play-card'] },
  )
  move(game, card, pileOf(player, 'played'))
  yield* game.run.indented(game.language.resolve(game, player, card))
}
