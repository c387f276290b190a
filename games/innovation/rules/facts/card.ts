import type { Color, Expansion, Icon, PrintedAge, Value } from './names'

export type EffectKind = 'share' | 'demand' | 'compel'

/** A text of a card, as it is printed. */
export interface CardText {
  readonly text: string
}
export interface EffectText extends CardText {
  readonly kind: EffectKind
  /** What it draws of a printed value, in its order; left out where it draws nothing of the kind. */
  readonly draws?: readonly PrintedDraw[]
}

/** A draw of a printed value; without a set, from the deck that draws come from. */
export interface PrintedDraw {
  readonly value: number
  readonly set?: Expansion
}

/** Returns draws without those that are the same as one before. */
export const unalike = (draws: readonly PrintedDraw[]): readonly PrintedDraw[] =>
  draws.filter(
    (draw, at) => draws.findIndex(({ value, set }) => value === draw.value && set === draw.set) === at,
  )

/** What is printed on a card, as plain data. */
export interface PrintedCard {
  readonly name: string
  readonly set: Expansion
  readonly age: PrintedAge
  readonly color: Color
  /**
   * One code per place: top left, bottom left, bottom center, bottom right; cities also top center, top right
   * (rules: innovation 2.3).
   */
  readonly icons: string
  /** The featured icon. */
  readonly dogma: Icon
  readonly effects: readonly EffectText[]
  readonly echo: readonly CardText[]
  readonly karma: readonly CardText[]
  /** The value while in a color stack, where it differs. */
  readonly ageOnBoard?: PrintedAge
}

/** A card with a value: everything in the decks. What its texts do is no part of it. */
export interface Card extends Omit<PrintedCard, 'age' | 'ageOnBoard'> {
  readonly kind: 'card'
  readonly age: Value
  readonly ageOnBoard: Value
  /** Bonuses printed on it. */
  readonly bonuses: readonly number[]
  /** Has a demand or compel effect. */
  readonly demands: boolean
  /** The kinds of its dogma effects. */
  readonly kinds: ReadonlySet<EffectKind>
  /** Whether an icon or mark is printed anywhere on it. */
  has(code: string): boolean
}

/** The codes of the bonuses from 1 to 12. */
export const BONUS_CODES = [...'123456789abt']

/** The bonus that an icon code stands for, or undefined. */
export function bonusOf(code: string): number | undefined {
  const at = BONUS_CODES.indexOf(code)
  return at === -1 ? undefined : at + 1
}

/**
 * A card with all that follows from what is printed on it. Written out: what is read all the time has one
 * hidden class.
 */
export function cardFrom(printed: PrintedCard): Card {
  const { name, set, age, ageOnBoard = age, color, icons, dogma, effects, echo, karma } = printed
  const codes = new Set(icons)
  return {
    kind: 'card',
    name,
    set,
    age: age as number as Value,
    ageOnBoard: ageOnBoard as number as Value,
    color,
    icons,
    dogma,
    effects,
    echo,
    karma,
    bonuses: [...icons].map(bonusOf).filter((bonus) => bonus !== undefined),
    demands: effects.some(({ kind }) => kind !== 'share'),
    kinds: new Set(effects.map(({ kind }) => kind)),
    has: (code) => codes.has(code),
  }
}
