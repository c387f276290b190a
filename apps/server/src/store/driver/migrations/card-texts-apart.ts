import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect'

type TableBuilder = CreateTableBuilder<string, string>
type Kind = 'text' | 'integer' | 'real'
const required = (table: TableBuilder, names: readonly string[], kind: Kind): TableBuilder =>
  names.reduce((built, name) => built.addColumn(name, kind, (column) => column.notNull()), table)
const optional = (table: TableBuilder, names: readonly string[], kind: Kind): TableBuilder =>
  names.reduce((built, name) => built.addColumn(name, kind), table)

/** One capital for each of these formats, from A on. */
const FORMATS =
  `commander modern standard alchemy brawl duel explorer future gladiator historic historicbrawl legacy oldschool pauper
  paupercommander penny pioneer premodern vintage oathbreaker predh standardbrawl timeless`.split(/\s+/)

/**
 * Puts each word between blanks of its own, then replaces the words that have a capital by it; the blanks
 * left over do no harm.
 */
const shortFormats = FORMATS.reduce<RawBuilder<unknown>>(
  (text, format, at) =>
    sql`replace(${text}, ${sql.lit(` ${format} `)}, ${sql.lit(String.fromCharCode(65 + at))})`,
  sql`replace(legal, ' ', '  ')`,
)

const BITS = ['colors', 'identity', 'produces']
const ENDS = ['power', 'toughness', 'loyalty', 'defense'].flatMap((kind) => [`${kind}_low`, `${kind}_high`])
const WORDS = [
  'rarity',
  'set_code',
  'properties',
  'legal',
  'type',
  'name',
  'pick',
  'same_key',
  'numbers',
  'keywords',
]
const IF_ANY = ['collector', 'cube_id', 'origin_set', 'origin_id']

async function createTables(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  const keyed = (name: string): TableBuilder =>
    db.schema
      .createTable(name)
      .addColumn('row', postgres ? 'bigint' : 'integer', (column) => column.primaryKey())
  let search = required(keyed('card_search'), ['release'], 'text')
  search = required(search, BITS, 'integer')
  search = required(search, ['cmc'], 'real')
  search = optional(search, ENDS, 'real')
  search = optional(search, ['year'], 'integer')
  search = required(search, WORDS, 'text')
  await optional(search, IF_ANY, 'text').execute()
  let texts = required(keyed('card_texts'), ['text'], 'text')
  texts = optional(texts, ['oracle', 'own'], 'text')
  texts = required(texts, ['flavor', 'artist', 'costs'], 'text')
  if (postgres) texts = texts.addColumn('words', sql`tsvector`, (column) => column.notNull())
  await texts.execute()
}

async function copyRows(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
  const unchangedColumns = list(['row', 'release', ...BITS, 'cmc', ...ENDS, 'year', ...IF_ANY])
  const same = WORDS.filter((name) => !['legal', 'same_key', 'pick'].includes(name))
  const id = postgres ? sql`right(pick, 12)` : sql`substr(pick, -12)`
  await sql`insert into card_search (${unchangedColumns}, ${list(same)}, legal, same_key, pick)
    select ${unchangedColumns}, ${list(same)}, ${shortFormats}, substr(same_key, 1, 12), substr(pick, 1, 11) || ${id}
      from card_search_before order by row`.execute(db)
  const words = postgres ? ['words'] : []
  const texts = list(['row', 'text', 'oracle', 'own', 'flavor', 'artist', 'costs', ...words])
  await sql`insert into card_texts (${texts}) select ${texts} from card_search_before order by row`.execute(
    db,
  )
}

/**
 * The longer texts that cards are searched by move out of the table that every search reads in full. Its rows
 * are as short as can be, with what is asked for most in front.
 */
export const cardTextsApart: Migration = {
  async up(db: Kysely<unknown>) {
    const postgres = isPostgres(db)
    await db.schema.alterTable('card_search').renameTo('card_search_before').execute()
    await createTables(db, postgres)
    await copyRows(db, postgres)
    await db.schema.dropTable('card_search_before').execute()
    for (const [name, on] of [
      ['card_search_same', ['same_key']],
      ['card_search_cube', ['cube_id']],
      ['card_search_release', ['release', 'row']],
    ] as const)
      await db.schema
        .createIndex(name)
        .on('card_search')
        .columns([...on])
        .execute()
    if (!postgres) return
    await sql`create index card_texts_words on card_texts using gin (words)`.execute(db)
    await sql`analyze card_search, card_texts`.execute(db)
  },
}
