/** Cards in a random order. `random` gives numbers from 0 up to 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [order[last], order[other]]
    if (a === undefined || b === undefined) continue
    order[last] = b
    order[other] = a
  }
  return order
}
