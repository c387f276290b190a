import { asItem, listedChoices, namedPick, type Pick, type Request } from '@parlour/kernel'
import { cardOf } from './facts/catalog'

/**
 * Returns as many of the lowest cards as have to be picked, of several as low those that are offered first.
 * Undefined where not all choices are cards that the one who is asked can name.
 */
export function lowest(request: Request): readonly Pick[] | undefined {
  const { kind, min } = request
  if (!kind.startsWith('cards')) return undefined
  const ranked = listedChoices(request)
    .map(asItem)
    .map((item) => ({ item, value: cardOf(item.id ?? '')?.age }))
    .toSorted((one, other) => (one.value ?? 0) - (other.value ?? 0))
  if (ranked.some(({ value }) => value === undefined)) return undefined
  return ranked.slice(0, min).map(({ item }) => namedPick(item))
}
