import { isJsonObject, type Json, type JsonObject } from '@parlour/kernel'

/** How a board differs from what is stated of it: only stated keys count, at any depth; lists must be equal in order. */
export function boardDifferences(board: JsonObject, stated: JsonObject): readonly string[] {
  return objectDifferences(board, stated, '')
}

function objectDifferences(board: JsonObject, stated: JsonObject, path: string): readonly string[] {
  return Object.entries(stated).flatMap(([key, value]) => {
    const place = path === '' ? key : `${path}.${key}`
    const found = board[key]
    if (isJsonObject(value) && isJsonObject(found)) return objectDifferences(found, value, place)
    return shown(found) === shown(value) ? [] : [difference(place, value, found)]
  })
}

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
