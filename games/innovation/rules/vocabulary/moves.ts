import type { Effect } from '@parlour/script'
import { chooseCards } from '../engine/ask/choose'
import type { Verb } from '../engine/game/game'
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
export type From = Cards | Card | undefined

/** `title`: the card's own heading. `order`: always or never asked for (rules: innovation 19). */
export interface How {
  readonly title?: string
  readonly order?: 'always' | 'never'
  /** A condition on the whole choice: one that does not meet it is asked for again (rules: innovation 18.4). */
  readonly fits?: (cards: readonly Card[]) => boolean
}

/** Where a transfer leads: a player's pile, the available achievements, or the stacks of a board. */
export type To = Cards | Board
/** A player's color stacks as the target of a transfer. */
export interface Board {
  readonly boardOf: number
}

type One = Effect<Card | undefined>
type Several = Effect<readonly Card[]>

/** The verbs on cards. Each takes one card, or as many as an amount says; each gives back what really moved. */
export class Moves extends Draws {
  get board(): Board {
    return { boardOf: this.player }
  }

  return(from: From): One
  return(from: From, amount: Amount, how?: How): Several
  return(from: From, amount?: Amount, how?: How): One | Several {
    return this.moving({ verb: 'return', act: (card) => this.simply('return', card) }, { from, amount, how })
  }

  tuck(from: From): One
  tuck(from: From, amount: Amount, how?: How): Several
  tuck(from: From, amount?: Amount, how?: How): One | Several {
    return this.moving({ verb: 'tuck', act: (card) => this.simply('tuck', card) }, { from, amount, how })
  }

  score(from: From): One
  score(from: From, amount: Amount, how?: How): Several
  score(from: From, amount?: Amount, how?: How): One | Several {
    return this.moving({ verb: 'score', act: (card) => this.simply('score', card) }, { from, amount, how })
  }

  junk(from: From): One
  junk(from: From, amount: Amount, how?: How): Several
  junk(from: From, amount?: Amount, how?: How): One | Several {
    return this.moving({ verb: 'junk', act: (card) => this.simply('junk', card) }, { from, amount, how })
  }

  foreshadow(from: From): One
  foreshadow(from: From, amount: Amount, how?: How): Several
  foreshadow(from: From, amount?: Amount, how?: How): One | Several {
    return this.moving(
      { verb: 'foreshadow', act: (card) => this.simply('foreshadow', card) },
      { from, amount, how },
    )
  }

  safeguard(from: From): One
  safeguard(from: From, amount: Amount, how?: How): Several
  safeguard(from: From, amount?: Amount, how?: How): One | Several {
    return this.moving(
      { verb: 'safeguard', act: (card) => this.simply('safeguard', card) },
      { from, amount, how },
    )
  }

  meld(from: From): One
  meld(from: From, amount: Amount, how?: How): Several
  meld(from: From, amount?: Amount, how?: How): One | Several {
    const act = (card: Card) => meld(this.game, this.player, { card })
    return this.moving({ verb: 'meld', act }, { from, amount, how })
  }

  reveal(from: From): One
  reveal(from: From, amount: Amount, how?: How): Several
  reveal(from: From, amount?: Amount, how?: How): One | Several {
    const act = (card: Card) => reveal(this.game, this.player, card)
    return this.moving({ verb: 'reveal', act }, { from, amount, how })
  }

  /** Puts cards into a player's pile or on top of the matching stack of a board. */
  transfer(from: From, to: To): One
  transfer(from: From, to: To, amount: Amount): Several
  transfer(from: From, to: To, amount?: Amount): One | Several {
    const target = targetOf(to)
    const act = (card: Card) => transfer(this.game, this.player, { card, to: target })
    return this.moving({ verb: 'transfer', act, to: target }, { from, amount })
  }

  /** Into the hand, from anywhere. No karma hears of it. */
  takeIntoHand(from: From): One
  takeIntoHand(from: From, amount: Amount): Several
  takeIntoHand(from: From, amount?: Amount): One | Several {
    return this.moving(
      { verb: 'transfer', act: (card) => this.take(card) },
      { from, amount, how: { order: 'never' } },
    )
  }

  /** Puts a card on top of the deck it comes from: a change for sharing only where `counts` is not false. */
  putOnTopOfDeck(
    from: From,
    { counts = true, title = 'Choose Cards(s)' }: { readonly counts?: boolean; readonly title?: string } = {},
  ): One {
    const doing: Doing = { verb: 'transfer', act: (card) => this.putOnTop(card, counts) }
    return this.effect('put on top of its deck', () => this.moveOne(doing, { from, how: { title } }))
  }

  /** All cards of one selection go to the place of the other and the other way round. Tied selections go whole. */
  exchange(one: Cards, other: Cards): Effect<boolean> {
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

  private moving(doing: Doing, what: What): One | Several {
    const { amount } = what
    return amount === undefined
      ? this.effect(doing.verb, () => this.moveOne(doing, what))
      : this.effect(`${doing.verb} several`, () => this.moveSome(doing, { ...what, amount }))
  }

  private *moveOne({ verb, act }: Doing, { from, how = {} }: What): Verb<Card | undefined> {
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
    { verb, act, to }: Doing,
    { from, amount, how = {} }: What & { readonly amount: Amount },
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

interface Doing {
  readonly verb: ManyVerb
  readonly act: (card: Card) => Verb<boolean>
  readonly to?: Target
}
interface What {
  readonly from: From
  readonly amount?: Amount | undefined
  readonly how?: How | undefined
}

function listOf(from: From): Cards {
  if (from instanceof Cards) return from
  return new Cards(from === undefined ? [] : [from])
}

function targetOf(to: To): Target {
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
