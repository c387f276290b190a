import { isJsonObject, type Json } from './json'

/** A 32-bit sum of a plain value, independent of the order of keys: equal views have equal sums. */
export function checksum(value: Json | undefined): number {
  return sum(value) >>> 0
}

/** Where the sum of a text starts; other scalars start elsewhere, so that 1 is not '1' and null not 'null'. */
const TEXT = 0x811c9dc5
const SCALAR = 0x2545f491

// Runs over every view after every answer, for every viewer: nothing is put into words that is a text already.
function sum(value: Json | undefined): number {
  if (typeof value === 'string') return text(value, TEXT)
  if (Array.isArray(value)) {
    let total = 0x1b873593
    for (const entry of value as readonly Json[]) total = mix(total, sum(entry))
    return total
  }
  if (isJsonObject(value)) {
    let total = 0x2f0b4f4d
    for (const key of Object.keys(value))
      if (value[key] !== undefined) total = (total + mix(text(key, TEXT), sum(value[key]))) | 0
    return total
  }
  return value === undefined ? 0 : text(JSON.stringify(value), SCALAR)
}

function text(word: string, start: number): number {
  let total = start
  for (let at = 0; at < word.length; at += 1) total = Math.imul(total ^ word.charCodeAt(at), 0x01000193)
  return total
}

const mix = (a: number, b: number): number =>
  Math.imul(a ^ (b >>> 15), 0x85ebca6b) ^ (Math.imul(b, 0xc2b2ae35) + (a >>> 13))
