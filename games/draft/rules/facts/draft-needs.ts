/** The size of a draft. */
export interface PackCounts {
  readonly players: number
  readonly numPacks: number
  readonly packSize: number
}

/** How many scars each person chooses one from in a scar round. */
export const SCARS_PER_SEAT = 2

/** How many cards a draft deals. Counts below zero deal none. */
export const cardsNeeded = ({ players, numPacks, packSize }: PackCounts): number =>
  players * Math.max(0, numPacks) * Math.max(0, packSize)

/** The players who scar cards: bots do not. */
export const scarring = <P extends { readonly bot?: string }>(players: readonly P[]): readonly P[] =>
  players.filter(({ bot }) => bot === undefined)

/** How many unused scars a draft takes: a pair for every person in each scar round. */
export const scarsNeeded = (scarRounds: number, players: readonly { readonly bot?: string }[]): number =>
  scarRounds * scarring(players).length * SCARS_PER_SEAT
