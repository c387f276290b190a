import { checkedMap } from '../../rules/facts/checked-map'
import { noMap, type ReadMap, readMap } from './maker-document'
import { attached } from './maker-edits'
import { documentOf } from './map-of-document'
import { isVariant, readVariant } from './variant'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the maps of a file that holds several, by name; undefined for any other file. */
export function mapsIn(value: unknown): ReadonlyMap<string, unknown> | undefined {
  const variants = isFields(value) ? value.variants : undefined
  return isFields(variants) ? new Map(Object.entries(variants)) : undefined
}

/** Returns the map that a file holds: one that was exported here, a variant, or a map of the game. */
export function readAnyMap(value: unknown, name?: string): ReadMap {
  if (!isVariant(value)) return readMap(value)
  // A map of the game lists its links; a variant lists the neighbors of each location.
  if (isFields(value) && 'links' in value) {
    const { map, problems } = checkedMap(value)
    return map === undefined
      ? { problem: `${problems.join(' ')} Nothing was changed.` }
      : { map: documentOf(map) }
  }
  const read = readVariant(value)
  if (!read.success) return noMap(read.error)
  const map = attached(read.data)
  return { map: name === undefined ? map : { ...map, name }, notes: read.notes }
}
