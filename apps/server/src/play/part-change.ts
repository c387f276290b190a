import { difference, isJsonObject, type Json } from '@parlour/kernel'
import { type GameChange, type GamePart, partAsJson, sumAfter } from '@parlour/protocol'

/** How a part changes; nothing where it stays as it is. */
export type PartChange = GameChange['part']

/** A value of a part, or of the view in it, that another takes the place of. */
interface ReplacedValue {
  readonly key: string
  readonly before: unknown
  readonly after: unknown
}

/** What was found out for the seats that have been told of a change. */
export type ToldParts = { readonly moved: readonly ReplacedValue[]; readonly change: PartChange }[]

/**
 * How a part changes. What all may see is the same object in every seat's view, so for most seats the very same values take the
 * place of the very same others: for one of them the parts are compared and summed, and the rest get what was made of it.
 */
export function partChange(held: GamePart, part: GamePart, told: ToldParts): PartChange {
  const moved = movedIn(held, part)
  const alike = told.find((other) => isSame(other.moved, moved))
  if (alike !== undefined) return alike.change
  const changed = difference(partAsJson(held), partAsJson(part))
  const change =
    changed === undefined ? undefined : { checksum: sumAfter(part, changed), difference: changed }
  told.push({ moved, change })
  return change
}

const ALIKE_FOR_ALL = ['waiting', 'pace', 'gameOver', 'gameOverData'] as const

/** Compared by identity, except requests: their list is made for each seat. */
function movedIn(held: GamePart, part: GamePart): readonly ReplacedValue[] {
  const moved: ReplacedValue[] = []
  for (const key of ALIKE_FOR_ALL)
    if (held[key] !== part[key]) moved.push({ key, before: held[key], after: part[key] })
  if (difference(requestsOf(held), requestsOf(part)) !== undefined)
    moved.push({ key: 'requests', before: held.requests, after: part.requests })
  const [before, after] = [held.view, part.view]
  if (!isJsonObject(before) || !isJsonObject(after)) return [...moved, { key: 'view', before, after }]
  for (const key in after)
    if (before[key] !== after[key]) moved.push({ key: `view ${key}`, before: before[key], after: after[key] })
  for (const key in before)
    if (before[key] !== undefined && !Object.hasOwn(after, key))
      moved.push({ key: `view ${key}`, before: before[key], after: undefined })
  return moved
}

const isSame = (some: readonly ReplacedValue[], others: readonly ReplacedValue[]): boolean =>
  some.length === others.length &&
  some.every(({ key, before, after }, at) => {
    const other = others[at]
    return other?.key === key && other.before === before && other.after === after
  })

const requestsOf = ({ requests }: GamePart): Json => requests as readonly object[] as readonly Json[]
