/** Something for sale: its price, and what it is worth. */
export interface SaleItem<T> {
  readonly item: T
  readonly price: number
  readonly value: number
}

/**
 * What is bought first of those that together are worth most within the budget; undefined where nothing is
 * worth having.
 */
export function bestBuy<T>(sale: readonly SaleItem<T>[], budget: number): T | undefined {
  const worthwhile = sale.filter(({ value }) => value > 0)
  const [first] = basket(worthwhile, budget).bought.toSorted((one, other) => other.value - one.value)
  return first?.item
}

interface Basket<T> {
  readonly bought: readonly SaleItem<T>[]
  readonly value: number
}

function basket<T>(sale: readonly SaleItem<T>[], budget: number): Basket<T> {
  const [first, ...others] = sale
  if (first === undefined) return { bought: [], value: 0 }
  const without = basket(others, budget)
  if (first.price > budget) return without
  const rest = basket(others, budget - first.price)
  const value = rest.value + first.value
  return value > without.value ? { bought: [first, ...rest.bought], value } : without
}
