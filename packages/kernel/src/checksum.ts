import { isJsonObject, type Json } from './json'

/** A 32-bit sum of a plain value, independent of the order of keys: equal views have equal sums. */
export function checksum(value: Json | undefined): number {
  return sum(value) >>> 0
}

function sum(value: Json | undefined): number {
  if (Array.isArray(value)) {
    let total = 0x1b873593
    for (const entry of value as readonly Json[]) total = mix(total, sum(entry))
    return total
  }
  if (isJsonObject(value)) {
    let total = 0x2f0b4f4d
    for (const key of Object.keys(value))
      if (value[key] !== undefined) total = (total + mix(text(key), sum(value[key]))) | 0
    return total
  }
  return text(`${typeof value}${JSON.stringify(value)}`)
}

function text(word: string): number {
  let total = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) total = Math.imul(total ^ word.charCodeAt(at), 0x01000193)
  return total
}

const mix = (a: number, b: number): number =>
  Math.imul(a ^ (b >>> 15), 0x85ebca6b) ^ (Math.imul(b, 0xc2b2ae35) + (a >>> 13))
