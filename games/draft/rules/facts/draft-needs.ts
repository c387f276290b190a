/** The size of a draft. */
export interface PackCounts {
  readonly players: number
  readonly numPacks: number
  readonly packSize: number
}

/** Each seat chooses one scar of so many in a scar round. */
export const SCARS_PER_SEAT = 2

/** How many cards a draft deals. Counts below zero deal none. */
export const cardsNeeded = ({ players, numPacks, packSize }: PackCounts): number =>
  players * Math.max(0, numPacks) * Math.max(0, packSize)

/** How many unused scars a draft takes: a pair for every seat, bots included, in each scar round. */
export const scarsNeeded = (scarRounds: number, players: number): number =>
  scarRounds * players * SCARS_PER_SEAT
