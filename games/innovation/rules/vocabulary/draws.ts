import type { Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { bringInZero } from '../engine/sets/age-zero'
import { confirm } from '../engine/ask/choose'
import { type Deck, draw } from '../engine/game/drawing'
import type { Game } from '../engine/game/game'
import { meld } from '../engine/turn/melding'
import { perform, reveal } from '../engine/game/moving'
import { deckPieces } from '../engine/game/pieces'
import { deckOf } from '../engine/board/zones'
import type { Card } from '../facts/card'
import { type Expansion, plain, type Value } from '../facts/names'
import { backName } from '../facts/piece'
import { CardChoices } from './card-choices'
import type { PlayerInGame } from './playing'

type FollowUp = 'draw' | 'reveal' | 'meld' | 'score' | 'tuck' | 'return' | 'junk' | 'foreshadow' | 'safeguard'

/**
 * Drawing, alone and with what follows it. Every verb draws one card, or as many as a second argument says. A card is told
 * when all was done with it: not where a karma replaced the draw or what follows (rules: innovation 17).
 */
export class Draws extends CardChoices {
  /** Draws by the general rule; without a value, that of the highest top card. Undefined when a karma replaced the draw. */
  draw(value?: Value): ScriptEffect<Card | undefined>
  draw(value: Value, count: number): ScriptEffect<readonly Card[]>
  draw(value?: Value, count?: number): ScriptEffect<Card | undefined> | ScriptEffect<readonly Card[]> {
    return this.drawAnd('draw', value, count)
  }

  /** Draws and shows the card to everybody; it stays in the hand. */
  drawAndReveal(value: Value): ScriptEffect<Card | undefined>
  drawAndReveal(value: Value, count: number): ScriptEffect<readonly Card[]>
  drawAndReveal(
    value: Value,
    count?: number,
  ): ScriptEffect<Card | undefined> | ScriptEffect<readonly Card[]> {
    return this.drawAnd('reveal', value, count)
  }

  /** Draws and melds. */
  drawAndMeld(value: Value): ScriptEffect<Card | undefined>
  drawAndMeld(value: Value, count: number): ScriptEffect<readonly Card[]>
  drawAndMeld(value: Value, count?: number): ScriptEffect<Card | undefined> | ScriptEffect<readonly Card[]> {
    return this.drawAnd('meld', value, count)
  }

  /** Draws and scores. */
  drawAndScore(value: Value): ScriptEffect<Card | undefined>
  drawAndScore(value: Value, count: number): ScriptEffect<readonly Card[]>
  drawAndScore(value: Value, count?: number): ScriptEffect<Card | undefined> | ScriptEffect<readonly Card[]> {
    return this.drawAnd('score', value, count)
  }

  /** Draws and tucks. */
  drawAndTuck(value: Value): ScriptEffect<Card | undefined>
  drawAndTuck(value: Value, count: number): ScriptEffect<readonly Card[]>
  drawAndTuck(value: Value, count?: number): ScriptEffect<Card | undefined> | ScriptEffect<readonly Card[]> {
    return this.drawAnd('tuck', value, count)
  }

  /** Draws and foreshadows. */
  drawAndForeshadow(value: Value): ScriptEffect<Card | undefined>
  drawAndForeshadow(value: Value, count: number): ScriptEffect<readonly Card[]>
  drawAndForeshadow(
    value: Value,
    count?: number,
  ): ScriptEffect<Card | undefined> | ScriptEffect<readonly Card[]> {
    return this.drawAnd('foreshadow', value, count)
  }

  /** Draws and safeguards. */
  drawAndSafeguard(value: Value): ScriptEffect<Card | undefined> {
    return this.effect('draw and safeguard', () =>
      drawOne(this, { then: 'safeguard', value, asks: this.asks }),
    )
  }
  /** Draws and returns. */
  drawAndReturn(value: Value): ScriptEffect<Card | undefined> {
    return this.effect('draw and return', () => drawOne(this, { then: 'return', value, asks: this.asks }))
  }
  /** Draws and junks. */
  drawAndJunk(value: Value): ScriptEffect<Card | undefined> {
    return this.effect('draw and junk', () => drawOne(this, { then: 'junk', value, asks: this.asks }))
  }

  /** Draws a card of each of these values, in an order that the player chooses; `then` follows each draw. */
  drawEach(
    values: readonly Value[],
    { title = 'Choose Age', then }: { readonly title?: string; readonly then?: AfterDraw } = {},
  ): ScriptEffect<readonly Card[]> {
    return this.effect('draw cards', () => drawEach(this, values, { title, then }))
  }

  /** Shuffles a deck. */
  shuffleDeck(value: Value, set: Expansion): ScriptEffect {
    return this.effect('shuffle a deck', () => shuffleDeck(this, { value, set }))
  }

  /** Brings in the deck of value 0: from now on values begin at 0. */
  bringInZero(): ScriptEffect {
    return this.effect('bring in value 0', () => bringInZero(this.game))
  }

  /** Draws from the deck of a named set, or from the base deck where that one is empty. */
  drawFrom(set: Expansion, value: Value): ScriptEffect<Card | undefined> {
    return this.effect('draw', () => drawOne(this, { then: 'draw', value, set, asks: this.asks }))
  }

  private get asks(): boolean {
    return this.least === 0
  }

  private drawAnd(
    then: FollowUp,
    value: Value | undefined,
    count: number | undefined,
  ): ScriptEffect<Card | undefined> | ScriptEffect<readonly Card[]> {
    const drawing = { then, value, asks: this.asks }
    return count === undefined
      ? this.effect(`draw and ${then}`, () => drawOne(this, drawing))
      : this.effect(`draw and ${then} several`, () => drawSome(this, drawing, count))
  }
}

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
  draws: Draws,
  values: readonly Value[],
  { title, then }: { readonly title: string; readonly then: AfterDraw | undefined },
): Verb<readonly Card[]> {
  const cards: Card[] = []
  for (let rest = values; rest.length > 0; ) {
    const value = yield* draws.chooseValue(rest, title)
    if (value === undefined) break
    const card = yield* draws.draw(value)
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
  return (yield* follow(game, player, { then, card })) ? card : undefined
}

interface FollowUpMove {
  readonly then: Exclude<FollowUp, 'draw'>
  readonly card: Card
}

/** Does what follows with a drawn card. Returns whether it was done: a karma may take its place, or there may be no room. */
function* follow(game: Game, player: number, { then, card }: FollowUpMove): Verb<boolean> {
  if (then === 'reveal') return yield* reveal(game, player, card)
  if (then === 'meld') return yield* meld(game, player, { card })
  return yield* perform(game, player, { verb: then, card })
}

function* drawSome(reader: PlayerInGame, drawing: DrawOptions, count: number): Verb<readonly Card[]> {
  const cards: Card[] = []
  for (let time = 0; time < count; time += 1) {
    const card = yield* drawOne(reader, drawing)
    if (card !== undefined) cards.push(card)
  }
  return cards
}
