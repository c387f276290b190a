import type { CardOrder, CardOrderBy } from '@parlour/mtg-cards'
import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../driver/dialect'
import type { Db } from '../driver/store'

const column = (name: string) => sql.ref(`card_search.${name}`)
/** Cards without such a number stand last, in either direction. */
const LAST = 1e31
const number = (name: string) => sql`cast(${column(name)} as real)`
const bits = [0, 1, 2, 3, 4].map((at) => sql`((${column('colors')} >> ${sql.lit(at)}) & 1)`)

const KEYS: Readonly<Record<CardOrderBy, RawBuilder<unknown>>> = {
  name: sql`cast(0 as real)`,
  mv: number('cmc'),
  power: number('power_high'),
  toughness: number('toughness_high'),
  color: sql`cast((${sql.join(bits, sql` + `)}) * 100 + ${column('colors')} as real)`,
  rarity: sql`cast(case ${column('rarity')} when 'common' then 0 when 'uncommon' then 1 when 'rare' then 2
    when 'special' then 3 when 'mythic' then 4 else 5 end as real)`,
  // The place of a printing begins with how long ago it came out.
  released: sql`cast(99999999 - cast(substr(${column('pick')}, 3, 8) as integer) as real)`,
  set: sql`coalesce(${column('origin_set')}, ${column('set_code')})`,
}

/** What cards are ordered by before their names, and in which direction. */
export function orderOf(
  db: Db,
  order: CardOrder | undefined,
): { readonly key: RawBuilder<unknown>; readonly way: RawBuilder<unknown> } {
  const { by = 'name', isDescending = false } = order ?? {}
  const way = isDescending ? sql`desc` : sql`asc`
  if (by === 'set') return { key: KEYS.set, way: isPostgres(db) ? sql`collate "C" ${way}` : way }
  return { key: sql`coalesce(${KEYS[by]}, ${sql.lit(isDescending ? -LAST : LAST)})`, way }
}
