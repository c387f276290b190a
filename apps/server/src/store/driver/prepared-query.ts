import { once } from '@parlour/kernel'
import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './store'
import { readAtOnce } from './store-file'

/**
 * A query that is compiled once for each kind of store, not again for every answer; its values come with each
 * run.
 */
export interface PreparedQuery<Values, Row> {
  with(db: Db, values: Values): CompiledQuery<Row>
  /** The rows that a query which only reads finds. */
  read(db: Db, values: Values): Promise<readonly Row[]>
}

/**
 * The name under which PostgreSQL keeps the plan of a query that runs with every answer; undefined for all
 * others.
 */
export const nameOf = (sql: string): string | undefined => names.get(sql)
const names = new Map<string, string>()

/** A placeholder for a value in a prepared query. */
interface Slot {
  readonly slot: string
}

interface Words<Values, Row> {
  readonly query: CompiledQuery<Row>
  /** For each parameter, which value takes its place. */
  readonly slots: readonly (keyof Values | undefined)[]
}

/** `build` may only place the values in the query, not look at them. */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): PreparedQuery<Values, Row> {
  const slots = new Proxy({}, { get: (_values, slot): Slot => ({ slot: String(slot) }) }) as Values
  const cache = new WeakMap<object, Words<Values, Row>>()
  const words = (db: Db): Words<Values, Row> =>
    once(cache, db.getExecutor().adapter, () => {
      const query = build(db, slots).compile()
      if (!names.has(query.sql)) names.set(query.sql, `prepared ${names.size}`)
      return {
        query,
        slots: query.parameters.map((value) => (isSlot(value) ? (value.slot as keyof Values) : undefined)),
      }
    })
  const filled = (db: Db, values: Values): CompiledQuery<Row> => {
    const { query, slots: at } = words(db)
    const parameters = query.parameters.map((value, place) => {
      const slot = at[place]
      return slot === undefined ? value : values[slot]
    })
    return { ...query, parameters }
  }
  return {
    with: filled,
    read: async (db, values) => {
      const query = filled(db, values)
      return (readAtOnce(db, query) ?? (await db.executeQuery(query))).rows
    },
  }
}

const isSlot = (value: unknown): value is Slot =>
  typeof value === 'object' && value !== null && 'slot' in value
