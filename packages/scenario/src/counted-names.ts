import { isJsonObject, type Json, type JsonObject } from '@parlour/kernel'

const COUNTED = /^([1-9]\d?) x (.+)$/

/**
 * A position or statement with the counts in its lists written out: `['3 x Noble']` is `['Noble', 'Noble',
 * 'Noble']`.
 */
export const withCounts = (stated: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(stated).map(([key, value]) => [key, value === undefined ? undefined : writtenOut(value)]),
  )

function writtenOut(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(entriesOf)
  return isJsonObject(value) ? withCounts(value) : value
}

function entriesOf(entry: Json): readonly Json[] {
  const [, count, name] = typeof entry === 'string' ? (COUNTED.exec(entry) ?? []) : []
  if (count === undefined || name === undefined) return [writtenOut(entry)]
  return Array.from({ length: Number(count) }, () => name)
}
