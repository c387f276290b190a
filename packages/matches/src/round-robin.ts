/**
 * Returns rounds in which everybody meets everybody once. An entry is two players, or, last, one who sits
 * out: with an odd number of players there is one in each round.
 */
export function roundRobin(players: readonly string[]): readonly (readonly (readonly string[])[])[] {
  const seats: readonly (string | undefined)[] = players.length % 2 === 0 ? players : [...players, undefined]
  const [fixed, ...others] = seats
  return others.map((_, round) => {
    // The first player stays in place; the others rotate around them.
    const turned = [fixed, ...others.slice(round), ...others.slice(0, round)]
    const half = turned.slice(0, turned.length / 2)
    const entries = half.map((one, at) =>
      [one, turned[turned.length - 1 - at]].filter((player) => player !== undefined),
    )
    return entries.toSorted((one, other) => other.length - one.length)
  })
}
