import type { Random } from '@parlour/kernel'
import { PositionError } from '@parlour/scenario'
import { copiesIn, idsOf } from '../engine/library'
import { startingCards } from '../engine/setup'
import { cardNamed } from '../facts/catalog'
import type { HalfDeck } from '../facts/names'

/** Hands out copies of cards by name, each once, from where they start the game; keeps what is left. */
export class CardDispenser {
  readonly #market: Set<string>
  readonly #stacks: Set<string>
  readonly #starting: readonly Set<string>[]

  constructor(halfDecks: readonly HalfDeck[], seats: number) {
    this.#market = new Set(halfDecks.flatMap(copiesIn))
    this.#stacks = new Set(copiesIn('core'))
    this.#starting = Array.from({ length: seats }, (_, seat) => new Set(startingCards(seat)))
  }

  /**
   * The next copy of each name: starting cards from a seat's own ten, or from anybody's where no seat is
   * named.
   */
  take(
    names: readonly string[],
    { seat, where }: { readonly seat?: number; readonly where: string },
  ): readonly string[] {
    return names.map((name) => this.#next(name, { seat, where }))
  }

  #next(
    name: string,
    { seat, where }: { readonly seat: number | undefined; readonly where: string },
  ): string {
    const card = cardNamed(name)
    if (card === undefined) throw new PositionError(`${where}: there is no card '${name}'`)
    const starting = seat === undefined ? this.#starting : [this.#starting[seat] ?? new Set<string>()]
    for (const source of [this.#market, this.#stacks, ...starting]) {
      const id = idsOf(card).find((copy) => source.has(copy))
      if (id === undefined) continue
      source.delete(id)
      return id
    }
    throw new PositionError(`${where}: there are not so many copies of '${name}' in this game`)
  }

  /** The starting cards of a seat that nobody named, Soldiers on top. */
  restOfStart(seat: number): readonly string[] {
    const left = [...(this.#starting[seat] ?? [])]
    return [
      ...left.filter((id) => id.startsWith('soldier-')),
      ...left.filter((id) => !id.startsWith('soldier-')),
    ]
  }

  /** The cards of the market deck that nobody named, shuffled. */
  restOfMarket(random: Random): readonly string[] {
    return random.shuffle([...this.#market])
  }

  /** What is left of a stack. */
  restOfStack(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => this.#stacks.has(id))
  }
}
