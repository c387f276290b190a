import { isJsonObject, type Json, type JsonObject } from './json'

/**
 * The value `after` with every part that equals its counterpart in `before` replaced by that very part: so what did not
 * change is found by identity, its checksum is remembered, and nobody needs a cache of parts. Both values stay untouched.
 */
export function reshared<Value extends Json>(before: Json | undefined, after: Value): Value {
  return shared(before, after) as Value
}

/** What a value was last compared with, and the result. */
interface Shared {
  readonly before: object
  readonly result: Json
}

/**
 * Rules make a part once and put it into view after view. Without this note it would be compared whole each time that it comes
 * again, for what is held in its place is the result of its first comparison and not the part itself. What it was compared with
 * loses its own note, or each part would hold all that ever came before it.
 */
const noted = new WeakMap<object, Shared>()

function shared(before: Json | undefined, after: Json): Json {
  if (before === after || typeof before !== 'object' || before === null) return after
  if (typeof after !== 'object' || after === null) return after
  const note = noted.get(after)
  if (note !== undefined && (note.before === before || note.result === before)) return note.result
  const result = compared(before, after)
  noted.set(after, { before, result })
  noted.delete(before)
  return result
}

function compared(before: Json & object, after: Json & object): Json {
  if (isList(after)) return isList(before) ? sharedList(before, after) : after
  return isJsonObject(after) && isJsonObject(before) ? sharedObject(before, after) : after
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

function sharedList(before: readonly Json[], after: readonly Json[]): readonly Json[] {
  let same = before.length === after.length
  let kept: Json[] | undefined
  for (let at = 0; at < after.length; at += 1) {
    const own = after[at] as Json
    const one = shared(before[at], own)
    if (one !== own) (kept ??= [...after])[at] = one
    if (one !== before[at]) same = false
  }
  return same ? before : (kept ?? after)
}

function sharedObject(before: JsonObject, after: JsonObject): JsonObject {
  let same = true
  let kept: Record<string, Json | undefined> | undefined
  let count = 0
  for (const key in after) {
    const own = after[key]
    count += 1
    if (own === undefined) {
      if (before[key] !== undefined || !(key in before)) same = false
      continue
    }
    const one = shared(before[key], own)
    if (one !== own) (kept ??= { ...after })[key] = one
    if (one !== before[key]) same = false
  }
  if (same) for (const _ in before) count -= 1
  return same && count === 0 ? before : (kept ?? after)
}
