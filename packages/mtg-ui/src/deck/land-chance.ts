/**
 * Returns the chance to hold at least so many lands among the drawn cards of a deck (hypergeometric); 0 for a
 * deck with fewer cards than are drawn.
 */
export function landChance({
  lands,
  cards,
  drawn,
  atLeast,
}: {
  readonly lands: number
  readonly cards: number
  readonly drawn: number
  readonly atLeast: number
}): number {
  if (drawn > cards) return 0
  let fewer = 0
  for (let count = 0; count < atLeast; count += 1)
    fewer += (ways(lands, count) * ways(cards - lands, drawn - count)) / ways(cards, drawn)
  return 1 - fewer
}

/** In how many ways so many of the items can be chosen. */
function ways(items: number, chosen: number): number {
  if (chosen < 0 || chosen > items) return 0
  let product = 1
  for (let step = 1; step <= chosen; step += 1) product = (product * (items - chosen + step)) / step
  return product
}
