import { effect, simply, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { turnWith } from '../engine/board'
import { cardChoice, chooseOne, confirm } from '../engine/choose'
import { devour, move, play, refillMarket } from '../engine/cards'
import { DEVOURED, MARKET, MARKET_DECK, pileOf } from '../engine/zones'
import { type ActingPlayer, verbs } from './playing'

/** Cards that a text has played from elsewhere than the hand. */
export const plays = verbs({
  /** Plays a card of the market as if it were in hand, then devours it. */
  playFromMarket(maxCost: number): ScriptEffect {
    return effect(this, 'play from market', () => playFromMarket(this, maxCost))
  },
  /** Plays a card of the inner circle as if it were in hand, then puts it back, wherever it went. */
  playFromInnerCircle(): ScriptEffect {
    return effect(this, 'play from inner circle', () => playFromInnerCircle(this))
  },

  /** Plays the first card of a race and cost that the market deck shows, then acquires or devours it. */
  cascade(race: string, maxCost: number): ScriptEffect {
    return effect(this, 'cascade', () => cascade(this, { race, maxCost }))
  },

  /** For the rest of the turn the newest devoured card is for sale. */
  openDevoured(): ScriptEffect {
    const { game } = this
    return simply(this, 'open the devoured pile', () =>
      game.run.change({ kind: 'turned', turn: turnWith(game.board.turn, { devouredOpen: true }) }),
    )
  },
})

function* chooseToPlay(
  { game, player }: ActingPlayer,
  title: string,
  cards: readonly string[],
): Verb<string | undefined> {
  return yield* chooseOne(game, {
    player,
    kind: 'play',
    title,
    options: cards,
    show: (id) => cardChoice(game, id),
  })
}

function* playFromMarket(you: ActingPlayer, maxCost: number): Verb {
  const { game, player } = you
  const cards = game.cards(MARKET).filter((id) => game.card(id).cost <= maxCost)
  const card = yield* chooseToPlay(you, 'Choose a market card to play', cards)
  if (card === undefined) return
  yield* play(game, player, card)
  devour(game, player, card)
  refillMarket(game)
}

function* playFromInnerCircle(you: ActingPlayer): Verb {
  const { game, player } = you
  const title = 'Choose a card to play from your inner circle'
  const card = yield* chooseToPlay(you, title, game.pile(player, 'inner-circle'))
  if (card === undefined) return
  yield* play(game, player, card)
  const isOfMarket = game.where(card) === MARKET
  move(game, card, pileOf(player, 'inner-circle'))
  if (isOfMarket) refillMarket(game)
}

interface RecruitLimit {
  readonly race: string
  readonly maxCost: number
}

/** Cards that are passed over go to the bottom of the deck, in the order in which they were shown. */
function* cascade({ game, player }: ActingPlayer, { race, maxCost }: RecruitLimit): Verb {
  const isFound = (id: string) => game.card(id).race === race && game.card(id).cost <= maxCost
  const deck = game.cards(MARKET_DECK)
  const found = deck.find(isFound)
  for (const id of found === undefined ? deck : deck.slice(0, deck.indexOf(found))) {
    game.run.log('{card} is passed over', { card: game.cardArg(id) })
    move(game, id, MARKET_DECK)
  }
  if (found === undefined) {
    game.run.log('no such card is found')
    return
  }
  yield* play(game, player, found)
  if (game.where(found) === DEVOURED) return
  const { name } = game.card(found)
  const asking = { player, card: found, otherwise: `acquire ${name}` }
  if (!(yield* confirm(game, asking, `Acquire ${name}?`))) return devour(game, player, found)
  game.say(player, 'acquires {card}', { card: game.cardArg(found) })
  move(game, found, pileOf(player, 'discard'))
}
