import { isJsonObject, type Json, type JsonObject } from '@parlour/kernel'
import { PositionError } from './position'

/**
 * How a board differs from what is stated of it: only stated keys count, at any depth; lists must be equal in
 * order. Refuses a statement of which nothing can be compared.
 */
export function boardDifferences(board: JsonObject, stated: JsonObject): readonly string[] {
  const differences = objectDifferences(board, stated, '')
  if (differences.length === 0 && !states(stated)) throw new PositionError('the board to be states nothing')
  return differences
}

/** Whether a statement holds anything but empty objects. */
const states = (value: Json | undefined): boolean => !isJsonObject(value) || Object.values(value).some(states)

function objectDifferences(board: JsonObject, stated: JsonObject, path: string): readonly string[] {
  return Object.entries(stated).flatMap(([key, value]) => {
    const place = path === '' ? key : `${path}.${key}`
    const found = board[key]
    if (isJsonObject(value) && isJsonObject(found)) return objectDifferences(found, value, place)
    return shown(found) === shown(value) ? [] : [difference(place, value, found)]
  })
}

/** Returns the difference between a stated value and the one that is in its place, if there is one. */
export const valueDifference = (place: string, stated: unknown, found: unknown): readonly string[] =>
  JSON.stringify(stated) === JSON.stringify(found) ? [] : [difference(place, stated, found)]

/** Returns the differences of a stated value, inside objects key by key: only what is stated counts. */
export function statedDifferences(place: string, stated: unknown, found: unknown): readonly string[] {
  if (!isJsonObject(stated)) return valueDifference(place, stated, found)
  return Object.entries(stated).flatMap(([key, value]) =>
    statedDifferences(`${place}.${key}`, value, objectOf(found)[key]),
  )
}

/** Returns the value where it is an object, or an empty one. */
export const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})

/** Returns the texts of a value that is a list, or none. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

/** One line that says what was expected in a place, and what is there. */
export function difference(place: string, stated: unknown, found: unknown): string {
  return `${place}: expected ${shown(stated)}, found ${shown(found)}`
}

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(sorted(value as Json))

/** The value with the keys of its objects in order, so that equal values read equal. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(sorted)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inner === undefined ? undefined : sorted(inner)]),
  )
}
