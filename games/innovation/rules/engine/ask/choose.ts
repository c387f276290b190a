import * as cardGame from '@parlour/card-game'
import { chooseInGroups, headingOf, type OptionGroup, type Verb } from '@parlour/card-game'
import type { Piece } from '@parlour/kernel'
import type { Card } from '../../facts/card'
import type { CardsToMove, QuestionKind } from '../../facts/question-kinds'
import type { Game } from '../game/game'
import { hiddenName } from '../board/library'
import { cardPieces, type Offer } from '../game/pieces'
import { sees } from '../board/sight'
import { zoneAt } from '../board/zones'

/** How many: at least and at most. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

export interface Options<T> {
  readonly player: number
  readonly kind: QuestionKind
  readonly title: string
  readonly options: readonly T[]
  readonly show: (option: T) => Offer
  readonly bounds: Bounds
  /** The title gets no `(optional)`, whatever the minimum. */
  readonly plainTitle?: boolean
}

/** Who answers for a player: the player, or whoever decides for that player. */
export function deciderOf(game: Game, player: number): number {
  return game.player(player).decider ?? player
}

/** Says that somebody picked nothing. */
function saysNothingDone(game: Game, player: number): () => void {
  return () => game.run.log('{player} does nothing', { player: game.nameOf(player) }, { classes: ['faded'] })
}

/**
 * The general chooser (rules: innovation 18, P1.3): with a minimum of 0 the title says so; nothing to choose
 * from, or nothing to pick, asks nothing; where "may" has become "must" at least one is picked. Picks come in
 * the order of the options.
 */
export function* choose<T>(
  game: Game,
  { player, kind, title, options, show, bounds, plainTitle }: Options<T>,
): Verb<readonly T[]> {
  const min = game.mustAll ? Math.max(1, bounds.min) : bounds.min
  return yield* cardGame.choose(game.run, {
    actor: game.nameOf(deciderOf(game, player)),
    kind,
    title: plainTitle === true ? title : headingOf(title, min),
    options,
    show,
    min,
    max: bounds.max,
    onNone: saysNothingDone(game, player),
  })
}

export interface Groups<T> {
  readonly player: number
  readonly kind: QuestionKind
  readonly title: string
  readonly least: 0 | 1
  readonly groups: readonly OptionGroup<T>[]
  readonly show: (option: T) => Offer
}

/**
 * Picks one option out of one of several groups; always asked where there is anything to choose (rules:
 * innovation 18.2).
 */
export function* chooseGrouped<T>(
  game: Game,
  { player, kind, title, least, groups, show }: Groups<T>,
): Verb<T | undefined> {
  const min = game.mustAll ? 1 : least
  const [option] = yield* chooseInGroups(game.run, {
    actor: game.nameOf(deciderOf(game, player)),
    kind,
    title: headingOf(title, min),
    groups,
    show,
    min,
    max: 1,
    leastInGroup: 1,
    onNone: saysNothingDone(game, player),
  })
  return option
}

/** Picks one option out of each group that has any, in one answer. */
export function* chooseOfEach<T>(
  game: Game,
  { player, kind, title, groups, show }: Omit<Groups<T>, 'least'>,
): Verb<readonly T[]> {
  return yield* chooseInGroups(game.run, {
    actor: game.nameOf(deciderOf(game, player)),
    kind,
    title,
    groups,
    show,
    min: groups.length,
    max: groups.length,
    leastInGroup: 1,
    onNone: saysNothingDone(game, player),
  })
}

/**
 * How a card is offered to the player who chooses: by name, or by its back with its owner's name (rules:
 * innovation P4).
 */
export function cardChoice(game: Game, player: number, card: string): Offer {
  return cardOffer(game, card, seesFace(game, player, card))
}

/** Returns how a card is offered to a player who knows its face, wherever it lies. */
export function knownCardChoice(game: Game, card: string): Offer {
  return cardOffer(game, card, true)
}

function cardOffer(game: Game, card: string, isSeen: boolean): Offer {
  const title = isSeen ? card : backOf(game, card)
  return { title, id: title, kind: 'card', pieces: cardPieces(game, card, isSeen) }
}

function seesFace(game: Game, player: number, card: string): boolean {
  const zone = game.where(card)
  return zone !== undefined && sees(game.board, deciderOf(game, player), { card, zone })
}

/** A card by its back: set and value, and whose it is. */
function backOf(game: Game, card: string): string {
  const zone = game.where(card)
  const owner = zone === undefined ? -1 : zoneAt(zone).seat
  return owner === -1 ? hiddenName(card) : `${hiddenName(card)} (${game.nameOf(owner)})`
}

export interface CardOptions {
  readonly player: number
  /** `cards` without one. */
  readonly kind?: 'cards' | CardsToMove | undefined
  readonly title: string
  readonly cards: readonly Card[]
  readonly bounds: Bounds
  readonly faceDown?: boolean
}

/**
 * Picks cards. Face-down lists, and those of which the player sees no face, are sorted by what is shown
 * (rules: innovation P4); of equal backs the first in zone order is meant.
 */
export function* chooseCards(
  game: Game,
  { player, kind = 'cards', title, cards, bounds, faceDown = false }: CardOptions,
): Verb<readonly Card[]> {
  const options = cardOffers(game, player, { cards, faceDown })
  const show = ({ offer }: OfferedCard) => offer
  const picked = yield* choose(game, { player, kind, title, options, show, bounds })
  return picked.map(({ card }) => card)
}

/** A card and how it is offered. */
export interface OfferedCard {
  readonly card: Card
  readonly offer: Offer
}

/** Cards in the order and by the names under which a player is offered them. */
export function cardOffers(
  game: Game,
  player: number,
  { cards, faceDown = false }: Pick<CardOptions, 'cards' | 'faceDown'>,
): readonly OfferedCard[] {
  const isSeen = cards.map(({ name }) => !faceDown && seesFace(game, player, name))
  if (isSeen.includes(true))
    return cards.map((card, at) => ({ card, offer: cardOffer(game, card.name, isSeen[at] === true) }))
  return sortedByBack(game, cards).map((card) => ({ card, offer: cardOffer(game, card.name, false) }))
}

function sortedByBack(game: Game, cards: readonly Card[]): readonly Card[] {
  return cards
    .map((card) => ({ card, back: backOf(game, card.name) }))
    .sort((one, other) => (one.back < other.back ? -1 : one.back > other.back ? 1 : 0))
    .map(({ card }) => card)
}

interface Question {
  readonly title: string
  /** What "yes" is about, where that is a thing. */
  readonly pieces?: readonly Piece[]
}

/** A yes/no question; always asked, unless "may" has become "must". */
export function* confirm(game: Game, player: number, { title, pieces }: Question): Verb<boolean> {
  if (game.mustAll) return true
  return yield* cardGame.confirm({
    actor: game.nameOf(deciderOf(game, player)),
    kind: 'confirm' satisfies QuestionKind,
    title,
    yes: pieces === undefined ? 'yes' : { title: 'yes', pieces },
    no: 'no',
    onNo: () =>
      game.run.log('{player} chooses not to', { player: game.nameOf(player) }, { classes: ['faded'] }),
  })
}
