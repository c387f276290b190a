import { difference, isJsonObject, type Json } from '@parlour/kernel'
import { type GameChange, type GamePart, partAsJson, sumAfter } from '@parlour/protocol'

/** The change of a part in a push; undefined where the part is unchanged. */
export type PartChange = GameChange['part']

/** A field of a part, or of the view in it, before and after a change. */
interface ReplacedValue {
  readonly key: string
  readonly before: unknown
  readonly after: unknown
}

/** The part changes of one change of a game, by the values that were replaced: most seats share one. */
export type PartChangeCache = { readonly replaced: readonly ReplacedValue[]; readonly change: PartChange }[]

/**
 * Returns the change of a seat's part, from `lastSent` to `part`. Public values are the same objects in every
 * seat's view, so most seats have identical replaced values: the first of them is compared and summed, the
 * others reuse its result from `cache`.
 */
export function partChange(lastSent: GamePart, part: GamePart, cache: PartChangeCache): PartChange {
  const replaced = replacedValues(lastSent, part)
  const alike = cache.find((other) => isSame(other.replaced, replaced))
  if (alike !== undefined) return alike.change
  const changed = difference(partAsJson(lastSent), partAsJson(part))
  const change =
    changed === undefined ? undefined : { checksum: sumAfter(part, changed), difference: changed }
  cache.push({ replaced, change })
  return change
}

const ALIKE_FOR_ALL = ['waiting', 'pace', 'gameOver', 'gameOverData'] as const

/** Returns the fields that differ by identity; requests by value, since their list is built for each seat. */
function replacedValues(lastSent: GamePart, part: GamePart): readonly ReplacedValue[] {
  const replaced: ReplacedValue[] = []
  for (const key of ALIKE_FOR_ALL)
    if (lastSent[key] !== part[key]) replaced.push({ key, before: lastSent[key], after: part[key] })
  if (difference(requestsOf(lastSent), requestsOf(part)) !== undefined)
    replaced.push({ key: 'requests', before: lastSent.requests, after: part.requests })
  const [before, after] = [lastSent.view, part.view]
  if (!isJsonObject(before) || !isJsonObject(after)) return [...replaced, { key: 'view', before, after }]
  for (const key in after)
    if (before[key] !== after[key])
      replaced.push({ key: `view ${key}`, before: before[key], after: after[key] })
  for (const key in before)
    if (before[key] !== undefined && !Object.hasOwn(after, key))
      replaced.push({ key: `view ${key}`, before: before[key], after: undefined })
  return replaced
}

const isSame = (some: readonly ReplacedValue[], others: readonly ReplacedValue[]): boolean =>
  some.length === others.length &&
  some.every(({ key, before, after }, at) => {
    const other = others[at]
    return other?.key === key && other.before === before && other.after === after
  })

const requestsOf = ({ requests }: GamePart): Json => requests as readonly object[] as readonly Json[]
