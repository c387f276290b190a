import type { DogmaEffect, EchoEffect } from '../vocabulary/effect'
import type { Karma } from '../vocabulary/karma'
import type { Color, Expansion, Icon, PrintedAge, Value } from './names'

/** What is written on a card, with the code of its texts. */
export interface CardDefinition {
  readonly name: string
  /** Left out: the base set. */
  readonly set?: Expansion
  readonly age: PrintedAge
  readonly color: Color
  /** One code per place: top left, bottom left, bottom centre, bottom right; cities also top centre, top right (RULES 2.3). */
  readonly icons: string
  /** The featured icon. */
  readonly dogma: Icon
  readonly effects: readonly DogmaEffect[]
  readonly echo?: readonly EchoEffect[]
  readonly karma?: readonly Karma[]
  /** The value while in a color stack, where it differs. */
  readonly ageOnBoard?: PrintedAge
}

export type EffectKind = 'share' | 'demand' | 'compel'

/** A card with a value: everything in the decks. */
export interface Card {
  readonly kind: 'card'
  readonly name: string
  readonly set: Expansion
  readonly age: Value
  readonly ageOnBoard: Value
  readonly color: Color
  readonly icons: string
  readonly dogma: Icon
  readonly effects: readonly DogmaEffect[]
  readonly echo: readonly EchoEffect[]
  readonly karma: readonly Karma[]
  /** Bonuses printed on it. */
  readonly bonuses: readonly number[]
  /** Has a demand or compel effect. */
  readonly demands: boolean
  /** The kinds of its dogma effects. */
  readonly kinds: ReadonlySet<EffectKind>
  /** Whether an icon or mark is printed anywhere on it. */
  has(code: string): boolean
}

const BONUS_CODES: Readonly<Record<string, number>> = { a: 10, b: 11, t: 12 }

/** The bonus that an icon code stands for, or undefined. */
export function bonusOf(code: string): number | undefined {
  if (code >= '1' && code <= '9') return Number(code)
  return BONUS_CODES[code]
}

/** A card, checked where it is written. */
export function card(definition: CardDefinition): Card {
  const { set = 'base', age, ageOnBoard = age, icons, effects, echo = [], karma = [] } = definition
  const codes = new Set(icons)
  return {
    kind: 'card',
    name: definition.name,
    set,
    age: age as number as Value,
    ageOnBoard: ageOnBoard as number as Value,
    color: definition.color,
    icons,
    dogma: definition.dogma,
    effects,
    echo,
    karma,
    bonuses: [...icons].map(bonusOf).filter((bonus) => bonus !== undefined),
    demands: effects.some((effect) => effect.share === undefined),
    kinds: new Set(effects.map(kindOf)),
    has: (code) => codes.has(code),
  }
}

function kindOf(effect: DogmaEffect): EffectKind {
  if (effect.share !== undefined) return 'share'
  return effect.demand === undefined ? 'compel' : 'demand'
}
