import { isJsonObject, type Json } from './json'

/**
 * A 32-bit sum of a plain value, independent of the order of keys: equal views have equal sums. Sums of objects and lists
 * are remembered, for plain data is never changed in place: what two views share is summed once.
 */
export function checksum(value: Json | undefined): number {
  return sum(value) >>> 0
}

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
