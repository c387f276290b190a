import { checkedMap } from '../../rules/facts/checked-map'
import { pathWords, type ReadMap, readMap } from './maker-document'
import { attached } from './maker-edits'
import { documentOf } from './map-of-document'
import { isVariant, readVariant } from './variant'

/** Returns the map that a file holds: one that was exported here, a variant, or a map of the game. */
export function readAnyMap(value: unknown): ReadMap {
  if (!isVariant(value)) return readMap(value)
  // A map of the game lists its links; a variant lists the neighbors of each location.
  if (typeof value === 'object' && value !== null && 'links' in value) {
    const { map, problems } = checkedMap(value)
    return map === undefined
      ? { problem: `${problems.join(' ')} Nothing was changed.` }
      : { map: documentOf(map) }
  }
  const read = readVariant(value)
  if (read.success) return { map: attached(read.data) }
  const [issue] = read.error.issues
  return {
    problem: `This is not a map: ${pathWords(issue?.path ?? [])}: ${issue?.message ?? ''}. Nothing was changed.`,
  }
}
