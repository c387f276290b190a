import { effect, type Verb } from '@parlour/card-game'
import { defined } from '@parlour/kernel'
import type { ScriptEffect } from '@parlour/script'
import { chooseCards } from '../engine/ask/choose'
import { many } from '../engine/ask/many'
import { carry, exchange, type Target, transfer } from '../engine/game/moving'
import { afterChange, unsplayShortStacks } from '../engine/game/changes'
import { deckOf, zoneAt, zoneOf } from '../engine/board/zones'
import type { Card } from '../facts/card'
import type { CardsToMove, CardVerb } from '../facts/question-kinds'
import { actOn, type CardAct } from './acting'
import type { Amount } from './amount'
import { Cards } from './cards'
import { pick } from './pick'
import { type ActingPlayer, type PlayerInGame, verbs } from './playing'

/** What a verb takes: one card, a selection to choose from, or nothing where the text's card is not there. */
export type MoveSource = Cards | Card | undefined

/** `title`: the card's own heading. `order`: always or never asked for (rules: innovation 19). */
export interface MoveOptions {
  readonly title?: string
  readonly order?: 'always' | 'never'
  /**
   * A condition on the whole choice: one that does not meet it is asked for again (rules: innovation 18.4).
   */
  readonly fits?: (cards: readonly Card[]) => boolean
}

/** Where a transfer leads: a player's pile, the available achievements, or the stacks of a board. */
export type MoveTarget = Cards | TargetBoard
/** A player's color stacks as the target of a transfer. */
export interface TargetBoard {
  readonly boardOf: number
}

type OneCardEffect = ScriptEffect<Card | undefined>
type CardsEffect = ScriptEffect<readonly Card[]>

/** A verb on one card, or on as many as an amount says; gives what really moved. */
interface MoveVerb {
  (this: ActingPlayer, from: MoveSource): OneCardEffect
  (this: ActingPlayer, from: MoveSource, amount: Amount, how?: MoveOptions): CardsEffect
}

/** Returns the verb that does something with each card. */
function moving(operationFor: (playing: ActingPlayer) => MoveOperation): MoveVerb {
  type SeveralCards = readonly [amount: Amount, how?: MoveOptions]
  function verb(this: ActingPlayer, from: MoveSource): OneCardEffect
  function verb(this: ActingPlayer, from: MoveSource, ...several: SeveralCards): CardsEffect
  function verb(this: ActingPlayer, from: MoveSource, ...[amount, how]: SeveralCards | readonly []) {
    return move(this, operationFor(this), { from, amount, how })
  }
  return verb
}

/** Returns the verb of that name. */
const acting = (verb: CardAct): MoveVerb =>
  moving(({ game, player }) => ({ verb, act: (card) => actOn(game, player, { verb, card }) }))

/** A verb that puts one card somewhere, or as many as an amount says. */
interface TransferVerb {
  (this: ActingPlayer, from: MoveSource, to: MoveTarget): OneCardEffect
  (this: ActingPlayer, from: MoveSource, to: MoveTarget, amount: Amount): CardsEffect
}

function transferring(): TransferVerb {
  type OneCard = readonly [from: MoveSource, to: MoveTarget]
  type SeveralCards = readonly [...OneCard, amount: Amount]
  function verb(this: ActingPlayer, ...what: OneCard): OneCardEffect
  function verb(this: ActingPlayer, ...what: SeveralCards): CardsEffect
  function verb(this: ActingPlayer, ...[from, to, amount]: OneCard | SeveralCards) {
    const target = targetOf(to)
    const act = (card: Card) => transfer(this.game, this.player, { card, to: target })
    return move(this, { verb: 'transfer', act, to: target }, { from, amount })
  }
  return verb
}

/** The verbs on cards. */
export const moves = verbs({
  /** The player's board, as where a transfer leads. */
  get board(): TargetBoard {
    return { boardOf: this.player }
  },
  /** Returns cards to the bottom of their decks. */
  return: acting('return'),
  /** Tucks cards: each goes to the bottom of its color. */
  tuck: acting('tuck'),
  /** Scores cards: they go into the score pile. */
  score: acting('score'),
  /** Junks cards, wherever they are. */
  junk: acting('junk'),
  /** Foreshadows cards: they go into the forecast, if there is room. */
  foreshadow: acting('foreshadow'),
  /** Safeguards cards: they go into the safe, if there is room. */
  safeguard: acting('safeguard'),
  /** Melds cards: each goes on top of its color. */
  meld: acting('meld'),
  /** Shows cards to everybody; they stay where they are. */
  reveal: acting('reveal'),
  /** Puts cards into a player's pile or on top of the matching stack of a board. */
  transfer: transferring(),
  /** Into the hand, from anywhere. Triggers no karma. */
  takeIntoHand: moving((playing) => ({
    verb: 'transfer',
    act: (card) => take(playing, card),
    order: 'never',
  })),

  /** Puts a card on top of the deck it comes from: a change for sharing only where `counts` is not false. */
  putOnTopOfDeck(
    from: MoveSource,
    { counts = true, title = 'Choose Cards(s)' }: { readonly counts?: boolean; readonly title?: string } = {},
  ): OneCardEffect {
    const operation: MoveOperation = { verb: 'transfer', act: (card) => putOnTop(this, card, counts) }
    return effect(this, 'put on top of its deck', () => moveOne(this, operation, { from, how: { title } }))
  },

  /**
   * All cards of one selection go to the place of the other and the other way round. Tied selections go
   * whole.
   */
  exchange(one: Cards, other: Cards): ScriptEffect<boolean> {
    return effect(this, 'exchange', () => exchange(this.game, this.player, [sideOf(one), sideOf(other)]))
  },
})

function* take({ game, player }: PlayerInGame, card: Card): Verb<boolean> {
  const to = zoneOf(player, 'hand')
  carry(game, player, { card: card.name, to, says: '{player} takes {card} into hand' })
  yield* afterChange(game, player)
  return true
}

function* putOnTop({ game, player }: PlayerInGame, card: Card, counts: boolean): Verb<boolean> {
  const says = '{player} puts {card} on top of its deck'
  carry(game, player, { card: card.name, to: deckOf(card.set, card.age), says, at: 'top' })
  if (counts) yield* afterChange(game, player)
  else unsplayShortStacks(game)
  return true
}

function move(
  playing: ActingPlayer,
  operation: MoveOperation,
  { amount, ...what }: MoveArguments & { readonly amount: Amount | undefined },
): OneCardEffect | CardsEffect {
  return amount === undefined
    ? effect(playing, operation.verb, () => moveOne(playing, operation, what))
    : effect(playing, `${operation.verb} several`, () => moveSome(playing, operation, { ...what, amount }))
}

function* moveOne(
  { game, player, least }: ActingPlayer,
  { verb, act }: MoveOperation,
  { from, how = {} }: MoveArguments,
): Verb<Card | undefined> {
  const certain = least === 1 && !(from instanceof Cards)
  const cards = listOf(from)
  const title = how.title ?? (cards.origin.tied === true ? 'Choose Cards(s)' : `Choose card(s) to ${verb}`)
  const kind = kindFor(verb, how)
  const bounds = { min: least, max: 1 }
  const faceDown = cards.origin.faceDown === true
  const [card] = certain
    ? cards.list
    : yield* chooseCards(game, { player, kind, title, cards: cards.list, bounds, faceDown })
  if (card === undefined || !(yield* act(card))) return undefined
  return card
}

function* moveSome(
  playing: ActingPlayer,
  { verb, act, to, order }: MoveOperation,
  { from, amount, how = {} }: MoveArguments & { readonly amount: Amount },
): Verb<readonly Card[]> {
  const cards = listOf(from)
  const title = how.title ?? `Choose card(s) to ${verb}`
  const { least } = playing
  const kind = kindFor(verb, how)
  const picked = yield* pick(playing, cards, { amount, least, kind, title, fits: how.fits })
  const { ordered, known } = cards.origin
  return yield* many(playing.game, playing.player, {
    verb,
    cards: picked,
    act,
    ...defined({ order: how.order ?? order ?? (ordered === true ? 'never' : undefined), known, to }),
  })
}

/** A title of the card's own says more than its verb. */
const kindFor = (verb: CardVerb, { title }: MoveOptions): CardsToMove | undefined =>
  title === undefined ? `cards-to-${verb}` : undefined

interface MoveOperation {
  readonly verb: CardVerb
  readonly act: (card: Card) => Verb<boolean>
  readonly to?: Target
  /** Never asked for, whatever the text says. */
  readonly order?: 'never'
}
interface MoveArguments {
  readonly from: MoveSource
  readonly how?: MoveOptions | undefined
}

function listOf(from: MoveSource): Cards {
  if (from instanceof Cards) return from
  return new Cards(from === undefined ? [] : [from])
}

function targetOf(to: MoveTarget): Target {
  if (!(to instanceof Cards)) return { owner: to.boardOf, kind: 'board' }
  const { kind, seat } = zoneAt(to.origin.zone ?? -1)
  if (kind === 'deck' || kind === 'junk') throw new RangeError(`a transfer cannot lead to ${kind}`)
  return { owner: seat, kind }
}

function sideOf(cards: Cards): { readonly cards: readonly Card[]; readonly zone: number } {
  const { zone } = cards.origin
  if (zone === undefined) throw new RangeError('an exchange needs a place to go')
  return { cards: cards.list, zone }
}
