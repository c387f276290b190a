import { isJsonObject, isSameJson, type Json, type JsonObject, ownValue } from './json'

/**
 * How one plain value becomes another. A string, number, boolean or null is the new value itself. `v`: the
 * new value, an object or a list. `o`: per key of an object, its change; `x`: removed keys. `s`: a splice of
 * a list (index, number of removed entries, added entries). `i`: changes of single entries by index, applied
 * before `s`. `e`, `b`: the list keeps its length and shifts by one; this entry is new at its end or its
 * beginning, as in a log of the last fifty lines.
 */
export type Difference =
  | string
  | number
  | boolean
  | null
  | { readonly v: Json }
  | { readonly o?: Readonly<Record<string, Difference>>; readonly x?: readonly string[] }
  | { readonly s: readonly [at: number, gone: number, added: readonly Json[]]; readonly i?: EntryChanges }
  | { readonly i: EntryChanges }
  | { readonly e: Json }
  | { readonly b: Json }
type EntryChanges = Readonly<Record<string, Difference>>

/** Returns the change that turns `before` into `after`, or undefined when they are equal. */
export function difference(before: Json | undefined, after: Json): Difference | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after)
  if (isJsonObject(before) && isJsonObject(after)) return objectDifference(before, after)
  return typeof after === 'object' && after !== null ? { v: after } : after
}

function objectDifference(before: JsonObject, after: JsonObject): Difference | undefined {
  let o: Record<string, Difference> | undefined
  for (const key in after) {
    const value = after[key]
    if (value === undefined || value === before[key]) continue
    const change = difference(before[key], value)
    if (change !== undefined) (o ??= {})[key] = change
  }
  let x: string[] | undefined
  for (const key in before) {
    const was = before[key]
    if (was !== undefined && was !== after[key] && ownValue(after, key) === undefined) (x ??= []).push(key)
  }
  if (o === undefined && x === undefined) return undefined
  return { ...(o === undefined ? {} : { o }), ...(x === undefined ? {} : { x }) }
}

function listDifference(before: readonly Json[], after: readonly Json[]): Difference | undefined {
  if (before.length === after.length) {
    let i: Record<string, Difference> | undefined
    let changed = 0
    for (let at = 0; at < after.length; at += 1) {
      if (before[at] === after[at]) continue
      const change = difference(before[at], after[at] as Json)
      if (change === undefined) continue
      ;(i ??= {})[at] = change
      changed += 1
    }
    if (i === undefined) return undefined
    return (changed > Math.max(1, after.length / 2) ? shiftByOne(before, after) : undefined) ?? { i }
  }
  return splice(before, after)
}

/**
 * Returns the change between lists of different lengths: equal entries at both ends stay, entries there with
 * the same id change in place, and the rest is spliced.
 */
function splice(before: readonly Json[], after: readonly Json[]): Difference {
  const shorter = Math.min(before.length, after.length)
  const longer = after.length - before.length
  let i: Record<string, Difference> | undefined
  const stays = (at: number, now: number): boolean => {
    const was = before[at]
    const is = after[now] as Json
    if (was === is) return true
    const change = difference(was, is)
    if (change === undefined) return true
    if (!hasSameId(was, is)) return false
    ;(i ??= {})[at] = change
    return true
  }
  let head = 0
  while (head < shorter && stays(head, head)) head += 1
  let end = before.length
  while (before.length - end < shorter - head && stays(end - 1, end - 1 + longer)) end -= 1
  const s = [head, end - head, after.slice(head, end + longer)] as const
  return i === undefined ? { s } : { s, i }
}

const hasSameId = (one: Json | undefined, other: Json): boolean =>
  isJsonObject(one) && isJsonObject(other) && typeof one.id === 'string' && one.id === other.id

function shiftByOne(before: readonly Json[], after: readonly Json[]): Difference | undefined {
  const [first = null, last = null] = [after[0], after.at(-1)]
  if (areEqual(before.slice(1), after)) return { e: last }
  return areEqual(before, after.slice(1)) ? { b: first } : undefined
}

/** Whether two lists are equal up to the length of the shorter one. */
const areEqual = (one: readonly Json[], other: readonly Json[]): boolean =>
  one.every((value, at) => at >= other.length || isSameJson(value, other[at]))

/** Returns the value after a change; `before` is not modified. */
export function applyDifference(before: Json | undefined, change: Difference): Json {
  if (typeof change !== 'object' || change === null) return change
  if ('v' in change) return change.v
  if ('s' in change) return spliced(withEntries(listOf(before), change.i), change.s)
  if ('i' in change) return withEntries(listOf(before), change.i)
  if ('e' in change) return [...listOf(before).slice(1), change.e]
  if ('b' in change) return [change.b, ...listOf(before).slice(0, -1)]
  const result: Record<string, Json | undefined> = { ...(isJsonObject(before) ? before : {}) }
  for (const [key, inner] of Object.entries(change.o ?? {})) result[key] = applyDifference(result[key], inner)
  for (const key of change.x ?? []) delete result[key]
  return result
}

function withEntries(list: readonly Json[], changes: EntryChanges | undefined): readonly Json[] {
  if (changes === undefined) return list
  return list.map((value, at) => {
    const change = changes[at]
    return change === undefined ? value : applyDifference(value, change)
  })
}
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : [])
function spliced(
  list: readonly Json[],
  [at, removed, added]: readonly [number, number, readonly Json[]],
): Json {
  return [...list.slice(0, at), ...added, ...list.slice(at + removed)]
}
