import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect'

type TableBuilder = CreateTableBuilder<string, string>
const required = (
  table: TableBuilder,
  names: readonly string[],
  kind: 'text' | 'integer' | 'bigint' | 'real',
): TableBuilder =>
  names.reduce((built, name) => built.addColumn(name, kind, (column) => column.notNull()), table)
const optional = (table: TableBuilder, names: readonly string[], kind: 'text' | 'real'): TableBuilder =>
  names.reduce((built, name) => built.addColumn(name, kind), table)

function withRow(table: TableBuilder, postgres: boolean): TableBuilder {
  return postgres
    ? table.addColumn('row', 'bigserial', (column) => column.primaryKey())
    : table.addColumn('row', 'integer', (column) => column.primaryKey().autoIncrement())
}

const CARD_COLUMNS = [
  'id',
  'source',
  'release',
  'name',
  'set_code',
  'rarity',
  'cube_id',
  'deactivated',
  'data',
  'changes',
  'rev',
  'version',
] as const

/**
 * A card has a row of its own in every release, so that a new release can be written beside the one in use.
 */
async function cardsByRelease(db: Kysely<unknown>): Promise<void> {
  let table = withRow(db.schema.createTable('cards_by_release'), isPostgres(db))
  table = required(table, ['id', 'source', 'release', 'name', 'rarity', 'data'], 'text')
  table = optional(table, ['set_code', 'cube_id', 'changes'], 'text')
  table = required(table, ['deactivated', 'rev', 'version'], 'integer')
  await table.addUniqueConstraint('cards_id_release', ['id', 'release']).execute()
  const columns = sql.join(CARD_COLUMNS.map((column) => sql.ref(column)))
  const values = sql.join(
    CARD_COLUMNS.map((column) => (column === 'release' ? sql`coalesce(release, '')` : sql.ref(column))),
  )
  await sql`insert into cards_by_release (${columns}) select ${values} from cards`.execute(db)
  await db.schema.dropTable('cards').execute()
  await db.schema.alterTable('cards_by_release').renameTo('cards').execute()
  for (const [name, on] of [
    ['cards_of_set', ['set_code']],
    ['cards_of_cube', ['cube_id']],
    ['cards_of_version', ['source', 'version']],
    ['cards_of_release', ['release', 'row']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('cards')
      .columns([...on])
      .execute()
}

/** Names point at rows, so that those of an old release go with it. */
async function namesByRow(db: Kysely<unknown>): Promise<void> {
  await required(required(db.schema.createTable('names_by_row'), ['key'], 'text'), ['row'], 'bigint')
    .addPrimaryKeyConstraint('card_names_by_row', ['key', 'row'])
    .execute()
  await sql`insert into names_by_row (key, row) select distinct card_names.key, cards.row
    from card_names join cards on cards.id = card_names.card_id`.execute(db)
  await db.schema.dropTable('card_names').execute()
  await db.schema.alterTable('names_by_row').renameTo('card_names').execute()
  await db.schema.createIndex('card_names_of_row').on('card_names').column('row').execute()
}

/**
 * What a card can be searched by. The full-text index is the store's own: FTS5 beside the table, a tsvector
 * in it.
 */
async function cardSearch(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db)
  let table: TableBuilder = db.schema
    .createTable('card_search')
    .addColumn('row', 'bigint', (column) => column.primaryKey())
  table = required(table, ['release', 'pick', 'same_key', 'set_code', 'legal', 'numbers'], 'text')
  table = required(table, ['colors', 'identity'], 'integer')
  table = required(table, ['cmc'], 'real')
  const ranges = ['power', 'toughness', 'loyalty', 'defense'].flatMap((kind) => [
    `${kind}_low`,
    `${kind}_high`,
  ])
  table = optional(table, ranges, 'real')
  table = optional(table, ['cube_id'], 'text')
  table = required(table, ['name', 'type', 'text', 'flavor'], 'text')
  if (postgres) table = table.addColumn('words', sql`tsvector`, (column) => column.notNull())
  await table.execute()
  if (postgres) await sql`create index card_search_words on card_search using gin (words)`.execute(db)
  else
    await sql`create virtual table card_words using fts5(
      words, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61')`.execute(db)
  await db.schema.createIndex('card_search_pick').on('card_search').column('pick').execute()
  await db.schema.createIndex('card_search_cube').on('card_search').column('cube_id').execute()
  await db.schema.createIndex('card_search_release').on('card_search').columns(['release', 'row']).execute()
  await required(db.schema.createTable('card_vocabulary'), ['word'], 'text')
    .addPrimaryKeyConstraint('card_vocabulary_key', ['word'])
    .execute()
}

async function updateJob(db: Kysely<unknown>): Promise<void> {
  let table = required(db.schema.createTable('card_updates'), ['id', 'holder', 'state'], 'text')
  table = required(table, ['heartbeat'], 'bigint')
  await table.addPrimaryKeyConstraint('card_updates_key', ['id']).execute()
  await db.schema.alterTable('card_versions').addColumn('release', 'text').execute()
  await sql`update card_versions set release = version where source = 'scryfall'`.execute(db)
}

/**
 * Provider cards by release, with one of them in use; a search over cards; the job that brings a new release.
 */
export const cardReleasesAndSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await cardsByRelease(db)
    await namesByRow(db)
    await cardSearch(db)
    await updateJob(db)
  },
}
