import type { Difference } from './difference'
import { isJsonObject, type Json, type JsonObject } from './json'

/**
 * A 32-bit sum of a plain value, independent of the order of keys: equal views have equal sums. Sums of objects and lists
 * are remembered, for plain data is never changed in place: what two views share is summed once.
 */
export function checksum(value: Json | undefined): number {
  return sum(value) >>> 0
}

/**
 * A sum of what a change has made of a value: of the new values wherever it says something, and of the length of a list of which
 * it changes single entries. It costs no more than the change is large, and is the same for all who are told the same.
 */
export const changedSum = (after: Json | undefined, change: Difference): number =>
  sumAlong(after, change) >>> 0

function sumAlong(after: Json | undefined, change: Difference): number {
  if (typeof change !== 'object' || change === null) return sum(after)
  if ('i' in change && !('s' in change) && isList(after)) return sumOfEntries(after, change.i)
  const isPlain = !('v' in change || 's' in change || 'i' in change || 'e' in change || 'b' in change)
  return isPlain && isJsonObject(after) ? sumOfKeys(after, change) : sum(after)
}

/** Sums of changed lists, each with the list: viewers share most of what they see, and each list is summed once for all of them. */
const noted = new WeakMap<object, { readonly after: readonly Json[]; readonly total: number }>()

function sumOfEntries(after: readonly Json[], changes: Readonly<Record<string, Difference>>): number {
  const note = noted.get(changes)
  if (note?.after === after) return note.total
  const total = mix(
    after.length,
    sumOfParts(changes, (key) => after[Number(key)]),
  )
  noted.set(changes, { after, total })
  return total
}

function sumOfKeys(after: JsonObject, { o = {}, x = [] }: KeyChanges): number {
  let total = sumOfParts(o, (key) => after[key])
  for (const key of x) total = (total + mix(textSum(key), sum(after[key]))) | 0
  return total
}

type KeyChanges = { readonly o?: Readonly<Record<string, Difference>>; readonly x?: readonly string[] }
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

function sumOfParts(
  changes: Readonly<Record<string, Difference>>,
  valueAt: (key: string) => Json | undefined,
): number {
  let total = 0x2f0b4f4d
  for (const [key, change] of Object.entries(changes))
    total = (total + mix(textSum(key), sumAlong(valueAt(key), change))) | 0
  return total
}

/** Sums of what is in a part: what is the same object before and after a change, or for several viewers, is summed once. */
const remembered = new WeakMap<object, number>()

function sum(value: Json | undefined): number {
  if (typeof value !== 'object' || value === null) return textSum(`${typeof value}${String(value)}`)
  const known = remembered.get(value)
  if (known !== undefined) return known
  const total = isJsonObject(value) ? objectSum(value) : listSum(value)
  remembered.set(value, total)
  return total
}

function listSum(list: readonly Json[]): number {
  let total = 0x1b873593
  for (const entry of list) total = mix(total, sum(entry))
  return total
}

function objectSum(value: { readonly [key: string]: Json | undefined }): number {
  let total = 0x2f0b4f4d
  for (const key of Object.keys(value)) {
    if (value[key] !== undefined) total = (total + mix(textSum(key), sum(value[key]))) | 0
  }
  return total
}

function textSum(word: string): number {
  let total = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) total = Math.imul(total ^ word.charCodeAt(at), 0x01000193)
  return total
}

const mix = (a: number, b: number): number =>
  Math.imul(a ^ (b >>> 15), 0x85ebca6b) ^ (Math.imul(b, 0xc2b2ae35) + (a >>> 13))
