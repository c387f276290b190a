import type { Difference } from './difference'
import { isJsonObject, type Json, type JsonObject, ownValue } from './json'

/**
 * A 32-bit sum of a plain value, independent of the order of keys: equal views have equal sums. Sums of objects and lists
 * are remembered, for plain data is never changed in place: what a page goes on holding is summed once.
 */
export const checksum = (value: Json | undefined): number => rememberedSum(value) >>> 0

/**
 * A sum of what a change has made of a value: of the new values wherever it says something, of the length of each list that it
 * changes and, where entries go or come, of which ones are in it. It costs little more than the change is large, and is the same
 * for all who are told the same.
 */
export const changedSum = (after: Json | undefined, change: Difference): number =>
  sumAlong(after, change) >>> 0

function sumAlong(after: Json | undefined, change: Difference): number {
  if (typeof change !== 'object' || change === null || 'v' in change) return sum(after)
  if (!('s' in change || 'i' in change || 'e' in change || 'b' in change))
    return isJsonObject(after) ? sumOfKeys(after, change) : sum(after)
  if (!isList(after)) return sum(after)
  if ('e' in change) return mix(after.length, sum(after.at(-1)))
  if ('b' in change) return mix(after.length, sum(after[0]))
  return mix(after.length, sumOfEntries(after, change))
}

type ListChanges = Extract<Difference, { readonly i?: unknown }>

function sumOfEntries(after: readonly Json[], change: ListChanges): number {
  if (!('s' in change)) return sumOfParts(change.i, (place) => after[Number(place)])
  const [at, gone, { length }] = change.s
  // Entries change before others go or come, which moves those behind them.
  const moved = (place: number) => (place < at ? place : place - gone + length)
  let total = sumOfParts(change.i ?? {}, (place) => after[moved(Number(place))])
  for (let place = 0; place < after.length; place += 1) {
    const entry = after[place] as Json
    total = mix(total, place >= at && place < at + length ? sum(entry) : sumOfOne(entry))
  }
  return total
}

/** Which entry of a list this is: a plain value itself, an object by its id. */
const sumOfOne = (entry: Json): number =>
  isJsonObject(entry) ? sum(entry.id) : isPlain(entry) ? plainSum(entry) : 0

function sumOfKeys(after: JsonObject, { o = {}, x = [] }: KeyChanges): number {
  let total = sumOfParts(o, (key) => after[key])
  for (const key of x) total = (total + mix(textSum(key), sum(ownValue(after, key)))) | 0
  return total
}

type KeyChanges = { readonly o?: Readonly<Record<string, Difference>>; readonly x?: readonly string[] }
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

function sumOfParts(
  changes: Readonly<Record<string, Difference>>,
  valueAt: (key: string) => Json | undefined,
): number {
  let total = 0x2f0b4f4d
  for (const key in changes) {
    const change = changes[key]
    if (change !== undefined) total = (total + mix(textSum(key), sumAlong(valueAt(key), change))) | 0
  }
  return total
}

type Sum = (value: Json | undefined) => number

const sum: Sum = (value) => (isPlain(value) ? plainSum(value) : sumOfAll(value, sum))

const remembered = new WeakMap<object, number>()

const rememberedSum: Sum = (value) => {
  if (isPlain(value)) return plainSum(value)
  const known = remembered.get(value)
  if (known !== undefined) return known
  const total = sumOfAll(value, rememberedSum)
  remembered.set(value, total)
  return total
}

type Plain = Exclude<Json, object> | null | undefined
const isPlain = (value: Json | undefined): value is Plain => typeof value !== 'object' || value === null

/** The sum of a value's type and of the value as one word, which is never put together. */
const plainSum = (value: Plain): number => textSum(String(value), textSum(typeof value))

const sumOfAll = (value: Json & object, inner: Sum): number =>
  isJsonObject(value) ? objectSum(value, inner) : listSum(value, inner)

function listSum(list: readonly Json[], inner: Sum): number {
  let total = 0x1b873593
  for (const entry of list) total = mix(total, inner(entry))
  return total
}

function objectSum(value: JsonObject, inner: Sum): number {
  let total = 0x2f0b4f4d
  for (const key in value) {
    if (value[key] !== undefined) total = (total + mix(textSum(key), inner(value[key]))) | 0
  }
  return total
}

function textSum(word: string, begun = 0x811c9dc5): number {
  let total = begun
  for (let at = 0; at < word.length; at += 1) total = Math.imul(total ^ word.charCodeAt(at), 0x01000193)
  return total
}

const mix = (a: number, b: number): number =>
  Math.imul(a ^ (b >>> 15), 0x85ebca6b) ^ (Math.imul(b, 0xc2b2ae35) + (a >>> 13))
