import { chooseInGroups, effect, simply, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { cardChoice, choose, chooseOne, confirm, promotionChoice, saleChoice } from '../engine/choose'
import {
  cardsInWords,
  devour,
  devourAlone,
  discard,
  draw,
  move,
  promote,
  recruit,
  recruitable,
  recruitOutcasts,
  topOfDeck,
  type CardLimit,
} from '../engine/cards'
import { MARKET, OUTCASTS, pileOf } from '../engine/zones'
import type { Pile } from '../facts/piece'
import type { QuestionKind } from '../facts/question-kinds'
import { type ActingPlayer, verbs } from './playing'

/** What a text does with cards. */
export const cards = verbs({
  /** Draws cards from the deck. */
  draw(count = 1): ScriptEffect {
    return simply(this, 'draw', () => draw(this.game, this.player, count))
  },

  /** Devours a card of the hand; whether one was. */
  devourFromHand(title = 'Devour a card from your hand?'): ScriptEffect<boolean> {
    return effect(this, 'devour from hand', () => devourOne(this, 'hand', title))
  },
  /** Devours a card of the inner circle; whether one was. */
  devourFromInnerCircle(): ScriptEffect<boolean> {
    const title = 'Devour a card from your innerCircle?'
    return effect(this, 'devour from inner circle', () => devourOne(this, 'inner-circle', title))
  },
  /** Devours cards of the market: all are chosen first, then devoured and replaced one after the other. */
  devourFromMarket(most = 1): ScriptEffect {
    return effect(this, 'devour from market', () => devourFromMarket(this, most))
  },
  /** Devours a card of the discard pile; gives which one. */
  devourFromDiscard(): ScriptEffect<string | undefined> {
    return effect(this, 'devour from discard', () => devourFrom(this, 'discard', 'Choose a card to devour'))
  },
  /** Does what a card says that was devoured. */
  gainEffectsOf(card: string): ScriptEffect {
    return effect(this, 'gain the effects', () => this.game.language.resolve(this.game, this.player, card))
  },
  /** Devours a card of the market and puts this card in its place. */
  takePlaceInMarket(): ScriptEffect {
    return effect(this, 'take a place in the market', () => takePlace(this))
  },
  /** Devours this card, after a question where the text says "may"; whether it was. */
  devourThis(question = ''): ScriptEffect<boolean> {
    return effect(this, 'devour this card', () => devourThis(this, question))
  },

  /** Discards a card of the hand by choice; whether one was. */
  discard(): ScriptEffect<boolean> {
    return effect(this, 'discard', () => discardOne(this))
  },
  /** Puts this card back into its supply. */
  returnThisToSupply(): ScriptEffect {
    return simply(this, 'return this card', () => move(this.game, this.source, OUTCASTS))
  },
  /** Puts the whole deck into the discard pile. */
  putDeckIntoDiscard(): ScriptEffect {
    return simply(this, 'put the deck into the discard pile', () => discardDeck(this))
  },

  /** Promotes the top card of the deck. */
  promoteTop(): ScriptEffect {
    return simply(this, 'promote the top card', () => promoteTop(this))
  },
  /** Promotes this card, wherever it is. */
  promoteThis(): ScriptEffect {
    return simply(this, 'promote this card', () => promote(this.game, this.player, this.source))
  },
  /** Promotes a card of the discard pile. */
  promoteFromDiscard(): ScriptEffect {
    return effect(this, 'promote from discard', () => promoteFromDiscard(this))
  },

  /** Promotes this card, or a card of the hand or the discard pile. */
  promoteThisOrOwn(): ScriptEffect {
    return effect(this, 'promote a card', () => promoteThisOrOwn(this))
  },

  /** Recruits without paying, each a separate decision. */
  recruitFree(wanted: CardLimit & { readonly count?: number }): ScriptEffect {
    return effect(this, 'recruit without paying', () => recruitFree(this, wanted))
  },
  /** Insane Outcasts of the supply come into the discard pile. */
  recruitOutcasts(count = 1): ScriptEffect {
    return simply(this, 'recruit outcasts', () => recruitOutcasts(this.game, this.player, count))
  },
})

function* devourOne(you: ActingPlayer, pile: Pile, title: string): Verb<boolean> {
  return (yield* devourFrom(you, pile, title)) !== undefined
}

function* devourFrom(
  { game, player, least }: ActingPlayer,
  pile: Pile,
  title: string,
): Verb<string | undefined> {
  const card = yield* chooseOne(game, {
    player,
    kind: pile === 'inner-circle' ? 'devour-inner-circle' : 'devour',
    title,
    options: game.pile(player, pile),
    show: (id) => cardChoice(game, id),
    min: least,
  })
  if (card !== undefined) devour(game, player, card)
  return card
}

function* takePlace({ game, player, source }: ActingPlayer): Verb {
  const card = yield* chooseOne(game, {
    player,
    kind: 'devour',
    title: 'Choose a market card to devour',
    options: game.cards(MARKET),
    show: (id) => cardChoice(game, id),
  })
  if (card === undefined) return
  devourAlone(game, player, card)
  game.run.log('{card} comes into the market', { card: game.cardArg(source) })
  move(game, source, MARKET)
}

function* devourFromMarket({ game, player, least }: ActingPlayer, most: number): Verb {
  const cards = yield* choose(game, {
    player,
    kind: 'devour',
    title: 'Choose cards to devour from the market',
    options: game.cards(MARKET),
    show: (id) => cardChoice(game, id),
    min: least,
    max: most,
  })
  for (const card of cards) devour(game, player, card)
}

function* devourThis({ game, player, source, least }: ActingPlayer, question: string): Verb<boolean> {
  const asking = { player, card: source, otherwise: `devour ${game.card(source).name}` }
  if (least === 0 && !(yield* confirm(game, asking, question))) return false
  devour(game, player, source)
  return true
}

function* discardOne({ game, player, least }: ActingPlayer): Verb<boolean> {
  const card = yield* chooseOne(game, {
    player,
    kind: 'discard',
    title: 'Choose a card to discard',
    options: game.pile(player, 'hand'),
    show: (id) => cardChoice(game, id),
    min: least,
  })
  if (card !== undefined) discard(game, player, card)
  return card !== undefined
}

function discardDeck({ game, player }: ActingPlayer): void {
  const cards = game.pile(player, 'deck')
  if (cards.length === 0) return game.say(player, 'has no card in the deck')
  game.say(player, 'puts {count} of the deck into the discard pile', { count: cardsInWords(cards.length) })
  for (const card of cards) move(game, card, pileOf(player, 'discard'))
}

function promoteTop({ game, player }: ActingPlayer): void {
  const card = topOfDeck(game, player)
  if (card === undefined) game.say(player, 'has no card to promote')
  else promote(game, player, card)
}

function* promoteFromDiscard({ game, player }: ActingPlayer): Verb {
  const card = yield* chooseOne(game, {
    player,
    kind: 'promote',
    title: 'Choose cards to promote',
    options: game.pile(player, 'discard'),
    show: (id) => promotionChoice(game, id),
  })
  if (card !== undefined) promote(game, player, card)
}

/** Exactly one card of three places, each place in its own group. */
function* promoteThisOrOwn({ game, player, source }: ActingPlayer): Verb {
  const groups = [
    { title: 'this card', kind: 'this', options: [source] },
    { title: 'hand', kind: 'hand', options: game.pile(player, 'hand') },
    { title: 'discard', kind: 'discard', options: game.pile(player, 'discard') },
  ]
  const [card] = yield* chooseInGroups(game.run, {
    actor: game.nameOf(player),
    kind: 'promote' satisfies QuestionKind,
    title: 'Choose a card to promote',
    groups,
    show: (id) => promotionChoice(game, id),
    min: 1,
    max: 1,
    leastInGroup: 0,
    onNone: () => undefined,
  })
  if (card !== undefined) promote(game, player, card)
}

function* recruitFree(
  { game, player, least }: ActingPlayer,
  { count = 1, ...wanted }: CardLimit & { readonly count?: number },
): Verb {
  for (let time = 0; time < count; time += 1) {
    const card = yield* chooseOne(game, {
      player,
      kind: 'recruit',
      title: 'Choose cards to recruit',
      options: recruitable(game, wanted),
      show: (id) => saleChoice(game, id),
      min: least,
    })
    if (card === undefined) return
    recruit(game, player, card)
  }
}
