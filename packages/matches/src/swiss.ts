/** What the rounds before say: who met whom, and who sat out. */
export interface PairingHistory {
  readonly met: (one: string, other: string) => boolean
  readonly satOut: (player: string) => boolean
}

/** Returns how many rounds leave at most one of this many players without a loss. */
export const swissRounds = (players: number): number => Math.ceil(Math.log2(players))

/**
 * Returns the players so that neighbors are one of the first half and one of the second: how a first round is
 * paired.
 */
export function firstOrder(players: readonly string[]): readonly string[] {
  const half = Math.ceil(players.length / 2)
  return players.slice(0, half).flatMap((player, at) => [player, ...players.slice(at + half, at + half + 1)])
}

/**
 * Returns the pairings of a round for players in the order of their points: everybody meets the next below
 * whom they have not met, and nobody meets again while that can be avoided. Of an odd number the last who has
 * not sat out yet does.
 */
export function swissPairings(
  order: readonly string[],
  history: PairingHistory,
): readonly (readonly string[])[] {
  const free = freeSeats(order, history)
  for (let again = 0; ; again += 1)
    for (const one of free) {
      const pairs = pairUp(
        order.filter((player) => player !== one),
        { history, again },
      )
      if (pairs !== undefined) return one === undefined ? pairs : [...pairs, [one]]
    }
}

/** Who may sit out, the first choice first; nobody of an even number. */
function freeSeats(order: readonly string[], { satOut }: PairingHistory): readonly (string | undefined)[] {
  if (order.length % 2 === 0) return [undefined]
  const lastFirst = order.toReversed()
  const rested = lastFirst.filter((player) => !satOut(player))
  return rested.length === 0 ? lastFirst : rested
}

/** Pairs everybody with at most `again` pairs that have met; undefined when that cannot be. */
function pairUp(
  [first, ...others]: readonly string[],
  { history, again }: { readonly history: PairingHistory; readonly again: number },
): readonly (readonly string[])[] | undefined {
  if (first === undefined) return []
  for (const other of others) {
    const left = again - (history.met(first, other) ? 1 : 0)
    if (left < 0) continue
    const rest = pairUp(
      others.filter((player) => player !== other),
      { history, again: left },
    )
    if (rest !== undefined) return [[first, other], ...rest]
  }
  return undefined
}
