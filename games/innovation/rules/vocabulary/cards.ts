import type { Card } from '../facts/card'
import type { Color, Value } from '../facts/names'

/** Where a selection of cards comes from: what an exchange or a transfer needs to know of an empty one. */
export interface Origin {
  readonly zone?: number
  /** They lie in color stacks, where some cards have another value. */
  readonly onBoard?: boolean
  /** Chosen by their backs, whoever may know a face: secrets and achievements. */
  readonly faceDown?: boolean
  /** They tie for highest or lowest: one of them is meant. */
  readonly tied?: boolean
  /** Offered by their faces, wherever they lie. */
  readonly known?: boolean
  /** The text fixes their order: nobody is asked for it. */
  readonly ordered?: boolean
}

/** Cards that a text speaks of, in zone order. Reading them never changes anything. */
export class Cards {
  readonly list: readonly Card[]
  readonly origin: Origin

  constructor(list: readonly Card[], origin: Origin = {}) {
    this.list = list
    this.origin = origin
  }

  [Symbol.iterator](): Iterator<Card> {
    return this.list[Symbol.iterator]()
  }

  get count(): number {
    return this.list.length
  }
  get isEmpty(): boolean {
    return this.list.length === 0
  }
  get first(): Card | undefined {
    return this.list[0]
  }
  get last(): Card | undefined {
    return this.list.at(-1)
  }

  where(test: (card: Card) => boolean): Cards {
    return new Cards(this.list.filter(test), this.origin)
  }
  /** Cards on which an icon is printed, visible or not. */
  with(icon: string, ...others: readonly string[]): Cards {
    return this.where((card) => card.has(icon) || others.some((other) => card.has(other)))
  }
  without(icon: string, ...others: readonly string[]): Cards {
    return this.where((card) => !card.has(icon) && !others.some((other) => card.has(other)))
  }
  of(...colors: readonly Color[]): Cards {
    return this.where((card) => colors.includes(card.color))
  }
  not(...colors: readonly Color[]): Cards {
    return this.where((card) => !colors.includes(card.color))
  }
  ofValue(...values: readonly (Value | undefined)[]): Cards {
    return this.where((card) => values.includes(this.valueOf(card)))
  }
  except(...cards: readonly (Card | undefined)[]): Cards {
    return this.where((card) => !cards.includes(card))
  }
  has(card: Card | string | undefined): boolean {
    return this.list.some((one) => one === card || one.name === card)
  }
  /** The first n, from the top. */
  take(count: number): Cards {
    return new Cards(this.list.slice(0, count), this.origin)
  }
  /** Those of these cards that are named; the place they are in stays known. */
  only(...cards: readonly (Card | undefined)[]): Cards {
    return this.where((card) => cards.includes(card))
  }
  /** The last n of a stack, the lowest last. */
  bottom(count: number): Cards {
    return new Cards(this.list.slice(Math.max(0, this.count - count)), this.origin)
  }
  /** All but the first n. */
  beneath(count: number): Cards {
    return new Cards(this.list.slice(count), this.origin)
  }

  /**
   * The player who chooses among them knows their faces, wherever they lie: they were open until just now.
   */
  get known(): Cards {
    return new Cards(this.list, { ...this.origin, known: true })
  }

  /** From the bottom of a stack up: verbs take them in this order. */
  get bottomUp(): Cards {
    return new Cards(this.list.toReversed(), { ...this.origin, ordered: true })
  }

  /** Those of the highest value: one of them is meant, unless the verb takes all. */
  get highest(): Cards {
    return this.ranked((one, other) => one > other)
  }
  get lowest(): Cards {
    return this.ranked((one, other) => one < other)
  }

  /** Different values, ascending. */
  get values(): readonly Value[] {
    return [...new Set(this.list.map((card) => this.valueOf(card)))].sort((one, other) => one - other)
  }
  get colors(): readonly Color[] {
    return [...new Set(this.list.map(({ color }) => color))]
  }
  /** The highest value; 0 when there is none. */
  get highestValue(): Value {
    return this.list.reduce<Value>(
      (best, card) => (this.valueOf(card) > best ? this.valueOf(card) : best),
      NO_VALUE,
    )
  }

  valueOf(card: Card): Value {
    return this.origin.onBoard === true ? card.ageOnBoard : card.age
  }

  private ranked(beats: (one: Value, other: Value) => boolean): Cards {
    const [first] = this.list
    let best = first === undefined ? NO_VALUE : this.valueOf(first)
    for (const card of this.list) if (beats(this.valueOf(card), best)) best = this.valueOf(card)
    const tied = this.list.filter((card) => this.valueOf(card) === best)
    return new Cards(tied, { tied: true, ...this.origin })
  }
}

/** A selection of exactly these cards, skipping those that are not there: "the drawn cards". */
export function these(...cards: readonly (Card | undefined)[]): Cards {
  return new Cards(cards.filter((card) => card !== undefined))
}

/**
 * Several selections as one, in this order. A card that a karma counts in more than one of them is there
 * once.
 */
export function together(...selections: readonly Cards[]): Cards {
  return new Cards([...new Set(selections.flatMap(({ list }) => list))], {
    onBoard: selections.some(({ origin }) => origin.onBoard === true),
  })
}

const NO_VALUE = 0 as Value
