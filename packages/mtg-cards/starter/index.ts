import type { Card, CardSet } from '../src/card/card'
import { scars } from './scars'
import { starterName } from './starter-card'
import { starterCubeNames } from './starter-cube'
import { starterRecord } from './starter-record'
import { starterBoosterCards, starterSetCards } from './starter-set'

/** A set written for this project, so that a draft can start on a machine without internet. */
export const STARTER_SET: CardSet = {
  code: 'lomm',
  name: 'Lanterns of Morrowmere',
  set_type: 'expansion',
  released_at: '2026-03-06',
}

const records: readonly Card[] = starterSetCards.map((card, index) =>
  starterRecord(card, STARTER_SET.code, String(index + 1)),
)

/** The card records of the set, basic lands last; the same ids on every start and machine. */
export function starterCards(): readonly Card[] {
  return records
}

/** The cube a new hub begins with: 360 names of cards of the set, commons twice, and sixty unused scars. */
export const STARTER_CUBE: {
  readonly name: string
  readonly cards: readonly string[]
  readonly scars: readonly string[]
} = { name: 'Morrowmere Cube', cards: starterCubeNames(starterBoosterCards), scars }

/** How good a pick each card is, from 0 to 5, by its whole name: what the bots draft by. */
export const STARTER_RATINGS: Readonly<Record<string, number>> = Object.fromEntries(
  starterSetCards.map((card) => [starterName(card), card.rating]),
)
