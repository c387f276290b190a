import type { Verb } from '@parlour/card-game'
import type { ScriptEffect, Script } from '@parlour/script'
import { turnWith } from '../engine/board'
import { cardChoice, chooseOne, confirm, playerChoice, type Target } from '../engine/choose'
import { devour, discard, move, play, refillMarket } from '../engine/cards'
import { discardFor, opponentsDiscard } from '../engine/forcing'
import { DEVOURED, MARKET, MARKET_DECK, pileOf } from '../engine/zones'
import type { Aspect } from '../facts/names'
import { piece } from '../facts/piece'
import type { QuestionKind } from '../facts/question-kinds'
import { CardVerbs } from './cards'

/** What the code of a card knows: the player who plays it. */
export interface PlayContext {
  readonly you: Seat
}

/** The code of a text: what the card does for the player who plays it. */
export type Play = (context: PlayContext) => Script

/** Options of a choice, each by its title. */
export type Branches = Readonly<Record<string, Play>>

/** A player as texts speak of one. `you.may.discard()` is "you may discard ...". */
export class Seat extends CardVerbs {
  #may: Seat | undefined

  /** The same player where the text says "you may": what follows may be declined. */
  get may(): Seat {
    return (this.#may ??= new Seat(this.game, this.player, { source: this.source, least: 0 }))
  }

  /** All players, in seat order. */
  get everyone(): readonly Seat[] {
    return this.seats(this.game.everyone)
  }
  /** Others, in seat order. */
  get opponents(): readonly Seat[] {
    return this.seats(this.game.opponents(this.player))
  }
  /** Others, in the order of their turns. */
  get opponentsInTurn(): readonly Seat[] {
    return this.seats(this.game.following(this.player))
  }
  private seats(players: readonly number[]): readonly Seat[] {
    return players.map((player) => new Seat(this.game, player, { source: this.source }))
  }
  /** The player who owns a troop that was taken; nobody owns a white one. */
  ownerOf(target: Target | undefined): Seat | undefined {
    return this.opponents.find(({ player }) => player === target?.owner)
  }

  /** "Choose one": carries out the option that is picked; the title of the question is the name of the card. */
  chooseOne(options: Branches): ScriptEffect {
    return this.effect('choose one', () => chooseBranch(this, options))
  }
  /** "Choose three times": one choice after the other. */
  *chooseOptions(times: number, options: Branches): Verb {
    for (let time = 0; time < times; time += 1) yield* chooseBranch(this, options)
  }
  /** Chooses one of these players. */
  chooseOpponent(
    opponents: readonly Seat[],
    { kind, title }: OpponentQuestion = { kind: 'opponent', title: 'Choose Player' },
  ): ScriptEffect<Seat | undefined> {
    const { game, player } = this
    return this.effect('choose an opponent', () =>
      chooseOne(game, {
        player,
        kind,
        title,
        options: opponents,
        show: (other) => playerChoice(game, other.player),
      }),
    )
  }

  /** "At end of turn, promote another card played this turn": this many promotions; with "may", none has to be made. */
  promoteAtEnd(count = 1): ScriptEffect {
    const one = { kind: 'promote', source: this.source, optional: this.least === 0 } as const
    return this.later(...Array.from({ length: count }, () => one))
  }
  /** "At end of turn, promote a card of that aspect played this turn." */
  promoteAspectAtEnd(aspect: Aspect): ScriptEffect {
    return this.later({ kind: 'promote-aspect', aspect })
  }
  /** "At end of turn, you may promote any number of cards of that race played this turn." */
  promoteRaceAtEnd(race: string): ScriptEffect {
    return this.later({ kind: 'promote-race', race })
  }
  /** "At end of turn, each opponent must discard a card." */
  opponentsDiscardAtEnd(): ScriptEffect {
    return this.later({ kind: 'discards', source: this.source })
  }
  /** "At end of turn, then gain 1 VP for every 3 cards in your inner circle": after the promotions. */
  gainPointsPerInnerCircleAtEnd(every: number): ScriptEffect {
    return this.later({ kind: 'points-per-inner-circle', every })
  }

  /** This player must discard a card because of an opponent's card; with `handMoreThan`, only with more cards than that. */
  mustDiscard(by: Seat, { handMoreThan = 0 } = {}): ScriptEffect {
    const { game, player } = this
    const cause = { by: by.player, source: by.source, handMoreThan }
    return this.effect('must discard', () => discardFor(game, player, cause))
  }
  /** Each opponent with more cards than that in hand must discard one, in seat order. */
  opponentsDiscard(handMoreThan: number): ScriptEffect {
    const { game, player: by, source } = this
    return this.effect('opponents discard', () => opponentsDiscard(game, { by, source, handMoreThan }))
  }
  /** One opponent with more cards than that in hand must discard one. */
  oneOpponentDiscards(handMoreThan: number): ScriptEffect {
    return this.effect('an opponent discards', () => oneDiscards(this, handMoreThan))
  }
  /** Discards this card from the hand, where it was forced to be. */
  discardThis(): ScriptEffect {
    return this.simply('discard this card', () => discard(this.game, this.player, this.source))
  }

  /** Plays a card of the market as if it were in hand, then devours it. */
  playFromMarket(maxCost: number): ScriptEffect {
    return this.effect('play from market', () => playFromMarket(this, maxCost))
  }
  /** Plays a card of the inner circle as if it were in hand, then puts it back, wherever it went. */
  playFromInnerCircle(): ScriptEffect {
    return this.effect('play from inner circle', () => playFromInnerCircle(this))
  }

  /** Plays the first card of a race and cost that the market deck shows, then acquires or devours it. */
  cascade(race: string, maxCost: number): ScriptEffect {
    return this.effect('cascade', () => cascade(this, { race, maxCost }))
  }

  /** For the rest of the turn the newest devoured card is for sale. */
  openDevoured(): ScriptEffect {
    const { game } = this
    return this.simply('open the devoured pile', () =>
      game.run.change({ kind: 'turned', turn: turnWith(game.board.turn, { devouredOpen: true }) }),
    )
  }
}

/** How an opponent is asked for. */
interface OpponentQuestion {
  readonly kind: QuestionKind
  readonly title: string
}

function* chooseBranch(you: Seat, options: Branches): Verb {
  const { game, player, source } = you
  const title = yield* chooseOne(game, {
    player,
    kind: 'option',
    title: game.card(source).name,
    options: Object.keys(options),
    show: (option) => ({
      title: option,
      id: `choice-${Object.keys(options).indexOf(option)}`,
      kind: 'option',
      links: { card: [piece.card(source)] },
    }),
  })
  const branch = title === undefined ? undefined : options[title]
  if (branch === undefined) return
  game.say(player, 'chooses {option}', { option: title ?? '' })
  yield* branch({ you: new Seat(game, player, { source }) })
}

function* oneDiscards(you: Seat, handMoreThan: number): Verb {
  const able = you.opponents.filter(({ handSize }) => handSize > handMoreThan)
  const opponent = yield* you.chooseOpponent(able, {
    kind: 'discarding-opponent',
    title: 'Choose an opponent to discard',
  })
  if (opponent !== undefined) yield* opponent.mustDiscard(you)
}

function* chooseToPlay(
  { game, player }: Seat,
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

function* playFromMarket(you: Seat, maxCost: number): Verb {
  const { game, player } = you
  const cards = game.cards(MARKET).filter((id) => game.card(id).cost <= maxCost)
  const card = yield* chooseToPlay(you, 'Choose a market card to play', cards)
  if (card === undefined) return
  yield* play(game, player, card)
  devour(game, player, card)
  refillMarket(game)
}

function* playFromInnerCircle(you: Seat): Verb {
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
function* cascade({ game, player }: Seat, { race, maxCost }: RecruitLimit): Verb {
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
