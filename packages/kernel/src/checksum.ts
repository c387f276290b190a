import type { Difference } from './difference'
import { isJsonObject, type Json, type JsonObject, ownValue } from './json'

/**
 * Returns a 32-bit checksum of a plain value, independent of the order of keys: equal values have equal sums.
 * Sums of objects and lists are cached by identity, since plain data is never changed in place.
 */
export const checksum = (value: Json | undefined): number => cachedSum(value) >>> 0

/**
 * Returns a 32-bit checksum of the parts of `after` that `change` touched: the new values, the length of each
 * changed list and, where entries were added or removed, the identity of its entries. The cost grows with the
 * size of the change and not of the value; equal changes to equal values have equal sums.
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
  const [at, removed, { length }] = change.s
  // Changes of entries use the indexes of before; entries added or removed shift those behind them.
  const placeAfter = (place: number) => (place < at ? place : place - removed + length)
  let total = sumOfParts(change.i ?? {}, (place) => after[placeAfter(Number(place))])
  for (let place = 0; place < after.length; place += 1) {
    const entry = after[place] as Json
    total = mix(total, place >= at && place < at + length ? sum(entry) : sumOfOne(entry))
  }
  return total
}

/** The checksum of an entry's identity: of an object its id, of a plain value the value. */
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

const cachedSums = new WeakMap<object, number>()

const cachedSum: Sum = (value) => {
  if (isPlain(value)) return plainSum(value)
  const cached = cachedSums.get(value)
  if (cached !== undefined) return cached
  const total = sumOfAll(value, cachedSum)
  cachedSums.set(value, total)
  return total
}

type Plain = Exclude<Json, object> | null | undefined
const isPlain = (value: Json | undefined): value is Plain => typeof value !== 'object' || value === null

/** The checksum of the text `type + value`, computed without concatenating the two. */
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

function textSum(word: string, seed = 0x811c9dc5): number {
  let total = seed
  for (let at = 0; at < word.length; at += 1) total = Math.imul(total ^ word.charCodeAt(at), 0x01000193)
  return total
}

const mix = (a: number, b: number): number =>
  Math.imul(a ^ (b >>> 15), 0x85ebca6b) ^ (Math.imul(b, 0xc2b2ae35) + (a >>> 13))
