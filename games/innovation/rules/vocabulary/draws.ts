import { effect, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { bringInZero } from '../engine/sets/age-zero'
import { confirm } from '../engine/ask/choose'
import { type Deck, draw } from '../engine/game/drawing'
import { deckPieces } from '../engine/game/pieces'
import { deckOf } from '../engine/board/zones'
import type { Card } from '../facts/card'
import { type Expansion, plain, type Value } from '../facts/names'
import { backName } from '../facts/piece'
import { actOn, type CardAct } from './acting'
import { nameValue } from './choices'
import { type ActingPlayer, type PlayerInGame, verbs } from './playing'

type FollowUp = 'draw' | CardAct

/** A verb that draws a card of a value, or several. */
interface DrawVerb {
  (this: ActingPlayer, value: Value): ScriptEffect<Card | undefined>
  (this: ActingPlayer, value: Value, count: number): ScriptEffect<readonly Card[]>
}
/** One that may leave the value to the general rule. */
interface FreeDrawVerb {
  (this: ActingPlayer, value?: Value): ScriptEffect<Card | undefined>
  (this: ActingPlayer, value: Value, count: number): ScriptEffect<readonly Card[]>
}

/** Returns the verb that draws and does what follows. */
function drawing(then: FollowUp): FreeDrawVerb {
  function verb(this: ActingPlayer, value?: Value): ScriptEffect<Card | undefined>
  function verb(this: ActingPlayer, value: Value, count: number): ScriptEffect<readonly Card[]>
  function verb(this: ActingPlayer, value?: Value, count?: number) {
    const options = { then, value, asks: this.least === 0 }
    return count === undefined
      ? effect(this, `draw and ${then}`, () => drawOne(this, options))
      : effect(this, `draw and ${then} several`, () => drawSome(this, options, count))
  }
  return verb
}

/** Returns the verb that draws a card of a value and does something with it. */
function drawAnd(then: CardAct): DrawVerb {
  return drawing(then)
}

/**
 * Drawing, alone and with what follows it. Every verb draws one card, or as many as a second argument says. A
 * card is told when all was done with it: not where a karma replaced the draw or what follows (rules:
 * innovation 17).
 */
export const draws = verbs({
  /**
   * Draws by the general rule; without a value, that of the highest top card. Undefined when a karma replaced
   * the draw.
   */
  draw: drawing('draw'),
  /** Draws and shows the card to everybody; it stays in the hand. */
  drawAndReveal: drawAnd('reveal'),
  /** Draws and melds. */
  drawAndMeld: drawAnd('meld'),
  /** Draws and scores. */
  drawAndScore: drawAnd('score'),
  /** Draws and tucks. */
  drawAndTuck: drawAnd('tuck'),
  /** Draws and foreshadows. */
  drawAndForeshadow: drawAnd('foreshadow'),
  /** Draws and safeguards. */
  drawAndSafeguard: drawAnd('safeguard'),
  /** Draws and returns. */
  drawAndReturn: drawAnd('return'),
  /** Draws and junks. */
  drawAndJunk: drawAnd('junk'),

  /** Draws a card of each of these values, in an order that the player chooses; `then` follows each draw. */
  drawEach(
    values: readonly Value[],
    { title = 'Choose Age', then }: { readonly title?: string; readonly then?: AfterDraw } = {},
  ): ScriptEffect<readonly Card[]> {
    return effect(this, 'draw cards', () => drawEach(this, values, { title, then }))
  },

  /** Shuffles a deck. */
  shuffleDeck(value: Value, set: Expansion): ScriptEffect {
    return effect(this, 'shuffle a deck', () => shuffleDeck(this, { value, set }))
  },

  /** Brings in the deck of value 0: from now on values begin at 0. */
  bringInZero(): ScriptEffect {
    return effect(this, 'bring in value 0', () => bringInZero(this.game))
  },

  /** Draws from the deck of a named set, or from the base deck where that one is empty. */
  drawFrom(set: Expansion, value: Value): ScriptEffect<Card | undefined> {
    return effect(this, 'draw', () => drawOne(this, { then: 'draw', value, set, asks: this.least === 0 }))
  },
})

function* shuffleDeck({ game, player }: PlayerInGame, { set, value }: Deck): Verb {
  const zone = deckOf(set, value)
  const cards = game.run.chance((random) => random.shuffle(game.cards(zone)))
  game.run.change({ kind: 'shuffled', zone, cards })
  game.run.log('{player} shuffles the deck {deck}', {
    player: game.nameOf(player),
    deck: backName({ set, value: plain(value) }),
  })
}

/** What follows the draw of a card of a value. */
export type AfterDraw = (value: Value) => ScriptEffect<unknown>

function* drawEach(
  playing: ActingPlayer,
  values: readonly Value[],
  { title, then }: { readonly title: string; readonly then: AfterDraw | undefined },
): Verb<readonly Card[]> {
  const cards: Card[] = []
  for (let rest = values; rest.length > 0; ) {
    const value = yield* nameValue(playing, rest, title)
    if (value === undefined) break
    const card = yield* drawOne(playing, { then: 'draw', value, asks: playing.least === 0 })
    if (card !== undefined) cards.push(card)
    if (then !== undefined) yield* then(value)
    rest = rest.toSpliced(rest.indexOf(value), 1)
  }
  return cards
}

interface DrawOptions {
  readonly then: FollowUp
  readonly value: Value | undefined
  readonly set?: Expansion
  /** "You may draw and ...": a yes/no question first. */
  readonly asks: boolean
}

function* drawOne(
  { game, player }: PlayerInGame,
  { then, value, set, asks }: DrawOptions,
): Verb<Card | undefined> {
  const wanted = {
    ...(value === undefined ? {} : { value }),
    ...(set === undefined ? {} : { set }),
  }
  if (asks) {
    const question = { title: `Do you want to ${then}?`, pieces: deckPieces(game, player, wanted) }
    if (!(yield* confirm(game, player, question))) return undefined
  }
  const card = yield* draw(game, player, wanted)
  if (card === undefined || then === 'draw') return card
  return (yield* actOn(game, player, { verb: then, card })) ? card : undefined
}

function* drawSome(reader: PlayerInGame, drawing: DrawOptions, count: number): Verb<readonly Card[]> {
  const cards: Card[] = []
  for (let time = 0; time < count; time += 1) {
    const card = yield* drawOne(reader, drawing)
    if (card !== undefined) cards.push(card)
  }
  return cards
}
