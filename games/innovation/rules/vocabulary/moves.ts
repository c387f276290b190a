import type { Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { chooseCards } from '../engine/ask/choose'
import { many, type ManyVerb } from '../engine/ask/many'
import { meld } from '../engine/turn/melding'
import {
  carry,
  exchange,
  perform,
  reveal,
  type SimpleVerb,
  type Target,
  transfer,
} from '../engine/game/moving'
import { afterChange, unsplayShortStacks } from '../engine/game/changes'
import { deckOf, zoneAt, zoneOf } from '../engine/board/zones'
import type { Card } from '../facts/card'
import type { Amount } from './amount'
import { Cards } from './cards'
import { Draws } from './draws'
import { pick } from './pick'

/** What a verb takes: one card, a selection to choose from, or nothing where the text's card is not there. */
export type MoveSource = Cards | Card | undefined

/** `title`: the card's own heading. `order`: always or never asked for (rules: innovation 19). */
export interface MoveOptions {
  readonly title?: string
  readonly order?: 'always' | 'never'
  /** A condition on the whole choice: one that does not meet it is asked for again (rules: innovation 18.4). */
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

/** The verbs on cards. Each takes one card, or as many as an amount says; each gives back what really moved. */
export class Moves extends Draws {
  /** The player's board, as where a transfer leads. */
  get board(): TargetBoard {
    return { boardOf: this.player }
  }

  /** Returns cards to the bottom of their decks. */
  return(from: MoveSource): OneCardEffect
  return(from: MoveSource, amount: Amount, how?: MoveOptions): CardsEffect
  return(from: MoveSource, amount?: Amount, how?: MoveOptions): OneCardEffect | CardsEffect {
    return this.moving({ verb: 'return', act: (card) => this.simply('return', card) }, { from, amount, how })
  }

  /** Tucks cards: each goes to the bottom of its color. */
  tuck(from: MoveSource): OneCardEffect
  tuck(from: MoveSource, amount: Amount, how?: MoveOptions): CardsEffect
  tuck(from: MoveSource, amount?: Amount, how?: MoveOptions): OneCardEffect | CardsEffect {
    return this.moving({ verb: 'tuck', act: (card) => this.simply('tuck', card) }, { from, amount, how })
  }

  /** Scores cards: they go into the score pile. */
  score(from: MoveSource): OneCardEffect
  score(from: MoveSource, amount: Amount, how?: MoveOptions): CardsEffect
  score(from: MoveSource, amount?: Amount, how?: MoveOptions): OneCardEffect | CardsEffect {
    return this.moving({ verb: 'score', act: (card) => this.simply('score', card) }, { from, amount, how })
  }

  /** Junks cards, wherever they are. */
  junk(from: MoveSource): OneCardEffect
  junk(from: MoveSource, amount: Amount, how?: MoveOptions): CardsEffect
  junk(from: MoveSource, amount?: Amount, how?: MoveOptions): OneCardEffect | CardsEffect {
    return this.moving({ verb: 'junk', act: (card) => this.simply('junk', card) }, { from, amount, how })
  }

  /** Foreshadows cards: they go into the forecast, if there is room. */
  foreshadow(from: MoveSource): OneCardEffect
  foreshadow(from: MoveSource, amount: Amount, how?: MoveOptions): CardsEffect
  foreshadow(from: MoveSource, amount?: Amount, how?: MoveOptions): OneCardEffect | CardsEffect {
    return this.moving(
      { verb: 'foreshadow', act: (card) => this.simply('foreshadow', card) },
      { from, amount, how },
    )
  }

  /** Safeguards cards: they go into the safe, if there is room. */
  safeguard(from: MoveSource): OneCardEffect
  safeguard(from: MoveSource, amount: Amount, how?: MoveOptions): CardsEffect
  safeguard(from: MoveSource, amount?: Amount, how?: MoveOptions): OneCardEffect | CardsEffect {
    return this.moving(
      { verb: 'safeguard', act: (card) => this.simply('safeguard', card) },
      { from, amount, how },
    )
  }

  /** Melds cards: each goes on top of its color. */
  meld(from: MoveSource): OneCardEffect
  meld(from: MoveSource, amount: Amount, how?: MoveOptions): CardsEffect
  meld(from: MoveSource, amount?: Amount, how?: MoveOptions): OneCardEffect | CardsEffect {
    const act = (card: Card) => meld(this.game, this.player, { card })
    return this.moving({ verb: 'meld', act }, { from, amount, how })
  }

  /** Shows cards to everybody; they stay where they are. */
  reveal(from: MoveSource): OneCardEffect
  reveal(from: MoveSource, amount: Amount, how?: MoveOptions): CardsEffect
  reveal(from: MoveSource, amount?: Amount, how?: MoveOptions): OneCardEffect | CardsEffect {
    const act = (card: Card) => reveal(this.game, this.player, card)
    return this.moving({ verb: 'reveal', act }, { from, amount, how })
  }

  /** Puts cards into a player's pile or on top of the matching stack of a board. */
  transfer(from: MoveSource, to: MoveTarget): OneCardEffect
  transfer(from: MoveSource, to: MoveTarget, amount: Amount): CardsEffect
  transfer(from: MoveSource, to: MoveTarget, amount?: Amount): OneCardEffect | CardsEffect {
    const target = targetOf(to)
    const act = (card: Card) => transfer(this.game, this.player, { card, to: target })
    return this.moving({ verb: 'transfer', act, to: target }, { from, amount })
  }

  /** Into the hand, from anywhere. No karma hears of it. */
  takeIntoHand(from: MoveSource): OneCardEffect
  takeIntoHand(from: MoveSource, amount: Amount): CardsEffect
  takeIntoHand(from: MoveSource, amount?: Amount): OneCardEffect | CardsEffect {
    return this.moving(
      { verb: 'transfer', act: (card) => this.take(card) },
      { from, amount, how: { order: 'never' } },
    )
  }

  /** Puts a card on top of the deck it comes from: a change for sharing only where `counts` is not false. */
  putOnTopOfDeck(
    from: MoveSource,
    { counts = true, title = 'Choose Cards(s)' }: { readonly counts?: boolean; readonly title?: string } = {},
  ): OneCardEffect {
    const doing: MoveOperation = { verb: 'transfer', act: (card) => this.putOnTop(card, counts) }
    return this.effect('put on top of its deck', () => this.moveOne(doing, { from, how: { title } }))
  }

  /** All cards of one selection go to the place of the other and the other way round. Tied selections go whole. */
  exchange(one: Cards, other: Cards): ScriptEffect<boolean> {
    return this.effect('exchange', () => exchange(this.game, this.player, [sideOf(one), sideOf(other)]))
  }

  private simply(verb: SimpleVerb, card: Card): Verb<boolean> {
    return perform(this.game, this.player, { verb, card })
  }

  private *take(card: Card): Verb<boolean> {
    const to = zoneOf(this.player, 'hand')
    carry(this.game, this.player, { card: card.name, to, says: '{player} takes {card} into hand' })
    yield* afterChange(this.game, this.player)
    return true
  }

  private *putOnTop(card: Card, counts: boolean): Verb<boolean> {
    const says = '{player} puts {card} on top of its deck'
    carry(this.game, this.player, { card: card.name, to: deckOf(card.set, card.age), says, at: 'top' })
    if (counts) yield* afterChange(this.game, this.player)
    else unsplayShortStacks(this.game)
    return true
  }

  private moving(doing: MoveOperation, what: MoveArguments): OneCardEffect | CardsEffect {
    const { amount } = what
    return amount === undefined
      ? this.effect(doing.verb, () => this.moveOne(doing, what))
      : this.effect(`${doing.verb} several`, () => this.moveSome(doing, { ...what, amount }))
  }

  private *moveOne({ verb, act }: MoveOperation, { from, how = {} }: MoveArguments): Verb<Card | undefined> {
    const certain = this.least === 1 && !(from instanceof Cards)
    const { game, player, least } = this
    const cards = listOf(from)
    const title = how.title ?? (cards.origin.tied === true ? 'Choose Cards(s)' : `Choose card(s) to ${verb}`)
    const bounds = { min: least, max: 1 }
    const faceDown = cards.origin.faceDown === true
    const [card] = certain
      ? cards.list
      : yield* chooseCards(game, { player, title, cards: cards.list, bounds, faceDown })
    if (card === undefined || !(yield* act(card))) return undefined
    return card
  }

  private *moveSome(
    { verb, act, to }: MoveOperation,
    { from, amount, how = {} }: MoveArguments & { readonly amount: Amount },
  ): Verb<readonly Card[]> {
    const picked = yield* pick(this, listOf(from), {
      amount,
      least: this.least,
      title: how.title ?? `Choose card(s) to ${verb}`,
      fits: how.fits,
    })
    const { ordered, known } = listOf(from).origin
    const fixed = how.order ?? (ordered === true ? 'never' : undefined)
    const order = fixed === undefined ? {} : { order: fixed }
    return yield* many(this.game, this.player, {
      verb,
      cards: picked,
      act,
      ...order,
      ...(known === undefined ? {} : { known }),
      ...(to === undefined ? {} : { to }),
    })
  }
}

interface MoveOperation {
  readonly verb: ManyVerb
  readonly act: (card: Card) => Verb<boolean>
  readonly to?: Target
}
interface MoveArguments {
  readonly from: MoveSource
  readonly amount?: Amount | undefined
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
