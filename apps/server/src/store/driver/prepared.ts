import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './store'

/** A query that is compiled once for each kind of store, not again for every answer; its values come with each run. */
export interface Prepared<Values, Row> {
  with(db: Db, values: Values): CompiledQuery<Row>
  run(db: Db, values: Values): Promise<QueryResult<Row>>
}

/** The name under which PostgreSQL keeps the plan of a query that runs with every answer; undefined for all others. */
export const nameOf = (sql: string): string | undefined => names.get(sql)
const names = new Map<string, string>()

/** A placeholder for a value in a prepared query. */
interface Slot {
  readonly slot: string
}

/** `build` may only place the values in the query, not look at them. */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  const slots = new Proxy({}, { get: (_values, slot): Slot => ({ slot: String(slot) }) }) as Values
  const inWords = new WeakMap<object, CompiledQuery<Row>>()
  const words = (db: Db): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor()
    const found = inWords.get(adapter)
    if (found !== undefined) return found
    const made = build(db, slots).compile()
    if (!names.has(made.sql)) names.set(made.sql, `prepared ${names.size}`)
    inWords.set(adapter, made)
    return made
  }
  const filled = (db: Db, values: Values): CompiledQuery<Row> => {
    const given = new Map<string, unknown>(Object.entries(values))
    const query = words(db)
    return {
      ...query,
      parameters: query.parameters.map((value) => (isSlot(value) ? given.get(value.slot) : value)),
    }
  }
  return { with: filled, run: (db, values) => db.executeQuery(filled(db, values)) }
}

const isSlot = (value: unknown): value is Slot =>
  typeof value === 'object' && value !== null && 'slot' in value
