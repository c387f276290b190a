import { type Pile, PILES, type Stack, STACKS } from '../facts/piece'

/** A place of cards, by number: the piles of each seat, then the stacks that all share. */
export type ZoneIndex = number

const MOST_SEATS = 4
const SHARED = MOST_SEATS * PILES.length
export const ZONE_COUNT = SHARED + STACKS.length

/** The pile of a seat. */
export const pileOf = (seat: number, pile: Pile): ZoneIndex => seat * PILES.length + PILES.indexOf(pile)
/** A stack that all share. */
const stackOf = (stack: Stack): ZoneIndex => SHARED + STACKS.indexOf(stack)

export const MARKET = stackOf('market')
export const MARKET_DECK = stackOf('market-deck')
export const PRIESTESS = stackOf('priestess')
export const GUARD = stackOf('guard')
export const OUTCASTS = stackOf('outcasts')
export const DEVOURED = stackOf('devoured')

/** What a zone is. */
export type Zone =
  | { readonly seat: number; readonly pile: Pile; readonly stack?: never }
  | { readonly seat?: never; readonly stack: Stack; readonly pile?: never }

const zones: readonly Zone[] = Array.from({ length: ZONE_COUNT }, (_, at): Zone => {
  const pile = PILES[at % PILES.length]
  const stack = STACKS[at - SHARED]
  if (stack !== undefined) return { stack }
  if (pile === undefined) throw new RangeError(`there is no zone ${at}`)
  return { seat: Math.floor(at / PILES.length), pile }
})

/** What the zone of a number is. */
export function zoneAt(zone: ZoneIndex): Zone {
  const found = zones[zone]
  if (found === undefined) throw new RangeError(`there is no zone ${zone}`)
  return found
}
