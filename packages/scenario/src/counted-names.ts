import { isJsonObject, type Json, type JsonObject } from '@parlour/kernel'

const COUNTED = /^([1-9]\d?) x (.+)$/

/**
 * Returns a position or statement with the counts in its lists expanded: `['3 x Noble']` becomes
 * `['Noble', 'Noble', 'Noble']`.
 */
export const withCounts = (stated: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(stated).map(([key, value]) => [key, value === undefined ? undefined : expanded(value)]),
  )

function expanded(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(entriesOf)
  return isJsonObject(value) ? withCounts(value) : value
}

function entriesOf(entry: Json): readonly Json[] {
  const [, count, name] = typeof entry === 'string' ? (COUNTED.exec(entry) ?? []) : []
  if (count === undefined || name === undefined) return [expanded(entry)]
  return Array.from({ length: Number(count) }, () => name)
}
