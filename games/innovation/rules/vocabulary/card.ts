import { type Card, cardFrom, type EffectKind, type EffectText, type PrintedCard } from '../facts/card'
import type { DogmaEffect, EchoEffect } from './effect'
import type { Karma } from './karma'
import { drawsIn } from './printed-draws'

/** What a card's file says: what is printed on it, with the code of its texts. */
export interface CardDefinition extends Omit<PrintedCard, 'set' | 'effects' | 'echo' | 'karma'> {
  /** Left out: the base set. */
  readonly set?: PrintedCard['set']
  readonly effects: readonly DogmaEffect[]
  readonly echo?: readonly EchoEffect[]
  readonly karma?: readonly Karma[]
}

/** A card with the code of its texts. */
export interface WrittenCard extends Omit<Card, 'effects' | 'echo' | 'karma'> {
  readonly effects: readonly DogmaEffect[]
  readonly echo: readonly EchoEffect[]
  readonly karma: readonly Karma[]
}

/** A card, checked where it is written. */
export function card(definition: CardDefinition): WrittenCard {
  const { effects, echo = [], karma = [] } = definition
  return { ...cardFrom(printedOn(definition)), effects, echo, karma }
}

/** What is printed on a card: all of it that is no code. */
export function printedOn(definition: CardDefinition): PrintedCard {
  const { name, set = 'base', age, color, icons, dogma, ageOnBoard } = definition
  const { effects, echo = [], karma = [] } = definition
  const raised = ageOnBoard === undefined || ageOnBoard === age ? {} : { ageOnBoard }
  return {
    name,
    set,
    age,
    color,
    icons,
    dogma,
    ...raised,
    effects: effects.map(effectText),
    echo: echo.map(({ text }) => ({ text })),
    karma: karma.map(({ text }) => ({ text })),
  }
}

function effectText(effect: DogmaEffect): EffectText {
  const { text } = effect
  const draws = drawsIn(text)
  return { kind: kindOf(effect), text, ...(draws.length === 0 ? {} : { draws }) }
}

function kindOf(effect: DogmaEffect): EffectKind {
  if (effect.share !== undefined) return 'share'
  return effect.demand === undefined ? 'compel' : 'demand'
}
