import type { Random } from '@parlour/kernel'
import { PositionError } from '@parlour/scenario/position'
import { achievements } from '../facts/catalog'
import { cardOrNot, cardsOf, isAchievement } from '../engine/board/library'
import { junkUnseen, layOutAchievements } from '../engine/turn/setup'
import { AVAILABLE, deckOf, JUNK, type PlayerZone, ZONE_COUNT, zoneAt, zoneOf } from '../engine/board/zones'
import { type Expansion, EXPANSIONS } from '../facts/names'

interface DeckName {
  readonly set: Expansion
  readonly value: number
}

/** Lays out what a position names, and the ordinary setup from the cards that are left. */
export class PositionBuilder {
  readonly #expansions: readonly Expansion[]
  readonly #ageZero: boolean
  readonly #zones = new Map<number, readonly string[]>()
  readonly #exact = new Set<number>()
  readonly #named = new Set<string>()
  #achievements: readonly string[] | undefined
  #keepUnseen = false

  constructor(expansions: readonly Expansion[], ageZero: boolean) {
    this.#expansions = expansions
    this.#ageZero = ageZero
  }

  player(
    { seat, kind }: { readonly seat: number; readonly kind: PlayerZone },
    names: readonly string[],
  ): void {
    const zone = zoneOf(seat, kind)
    const { color } = zoneAt(zone)
    for (const name of names) {
      const card = this.#take(name)
      if (color !== undefined && card?.color !== color) throw new PositionError(`'${name}' is not ${color}`)
    }
    this.#zones.set(zone, names)
  }

  junk(names: readonly string[]): void {
    for (const name of names) this.#take(name)
    this.#zones.set(JUNK, names)
  }

  achievements(names: readonly string[]): void {
    for (const name of names) this.#take(name)
    this.#achievements = names
  }

  /** The special achievements of The Unseen stay available. */
  keepUnseen(keep: boolean): void {
    this.#keepUnseen = keep
  }

  onTop(deck: DeckName, names: readonly string[]): void {
    this.#deck(deck, names)
  }

  exactly(deck: DeckName, names: readonly string[]): void {
    this.#deck(deck, names)
    this.#exact.add(deckOf(deck.set, deck.value))
  }

  #deck({ set, value }: DeckName, names: readonly string[]): void {
    const zone = deckOf(set, value)
    if (this.#zones.has(zone)) throw new PositionError(`the ${set} deck of value ${value} is given twice`)
    for (const name of names) {
      const card = this.#take(name)
      if (card?.set !== set || Number(card.age) !== value) {
        throw new PositionError(`'${name}' does not belong to the ${set} deck of value ${value}`)
      }
    }
    this.#zones.set(zone, names)
  }

  #take(name: string) {
    const card = cardOrNot(name)
    if (card === undefined && !isAchievement(name)) throw new PositionError(`there is no card '${name}'`)
    if (this.#named.has(name)) throw new PositionError(`'${name}' is named twice`)
    this.#named.add(name)
    return card
  }

  /** Every zone, with decks shuffled by the seed beneath what was named. */
  zones(random: Random): (readonly string[])[] {
    const zones: (readonly string[])[] = Array.from({ length: ZONE_COUNT }, () => [])
    for (const set of this.#expansions) {
      for (let value = 0; value <= 11; value += 1) {
        if (value === 0 && !this.#ageZero && !this.#zones.has(deckOf(set, 0))) continue
        const rest = cardsOf(set, value).map(({ name }) => name)
        zones[deckOf(set, value)] = random.shuffle(rest.filter((name) => !this.#named.has(name)))
      }
    }
    this.#layOut(zones)
    for (const [zone, names] of this.#zones) {
      const beneath = zoneAt(zone).kind === 'deck' && !this.#exact.has(zone) ? (zones[zone] ?? []) : []
      zones[zone] = [...names, ...(zone === JUNK ? (zones[JUNK] ?? []) : beneath)]
    }
    return zones
  }

  /**
   * The available achievements: as stated, or one of each value from what is left; the special ones of the
   * sets in play.
   */
  #layOut(zones: (readonly string[])[]): void {
    if (this.#achievements === undefined)
      layOutAchievements(
        zones,
        EXPANSIONS.filter((set) => this.#expansions.includes(set)),
      )
    else {
      const special = achievements.filter(({ set }) => this.#expansions.includes(set)).map(({ name }) => name)
      zones[AVAILABLE] = [...special.filter((name) => !this.#named.has(name)), ...this.#achievements]
    }
    const elsewhere = (name: string) => this.#named.has(name) && !(this.#achievements ?? []).includes(name)
    zones[AVAILABLE] = (zones[AVAILABLE] ?? []).filter((name) => !elsewhere(name))
    junkUnseen(zones, (name) => this.#keepUnseen || this.#named.has(name))
  }
}
