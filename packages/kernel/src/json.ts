/** Plain data: what a game state, a view, a request and an answer are made of. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }
export type JsonObject = { readonly [key: string]: Json | undefined }

/** Whether a value is a plain object: not null, not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the object's own value of a key, never an inherited one such as `constructor`. */
export const ownValue = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined

/** Whether two values are deeply equal; a key whose value is undefined counts as absent. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false
    for (let at = 0; at < one.length; at += 1)
      if (!isSameJson(one[at] as Json, other[at] as Json)) return false
    return true
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false
  // Every key of `one` has an equal in `other`: now `other` must only not have more of them.
  let more = 0
  for (const key in one) {
    if (one[key] === undefined) continue
    if (!isSameJson(one[key], other[key])) return false
    more += 1
  }
  for (const key in other) if (other[key] !== undefined) more -= 1
  return more === 0
}
