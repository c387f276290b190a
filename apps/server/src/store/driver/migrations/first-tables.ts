import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type ColumnType = 'text' | 'text?' | 'bigint' | 'bigint?' | 'integer' | 'integer?'
interface TableSpec {
  readonly columns: Readonly<Record<string, ColumnType>>
  readonly key: readonly string[]
  readonly unique?: readonly (readonly string[])[]
  readonly index?: readonly (readonly string[])[]
}

const tables: Readonly<Record<string, TableSpec>> = {
  users: {
    columns: {
      id: 'text',
      name: 'text',
      slack: 'text?',
      password_hash: 'text',
      is_admin: 'integer',
      deactivated: 'integer',
      created: 'bigint',
      imp_admin: 'text?',
      imp_token_hash: 'text?',
      imp_started: 'bigint?',
    },
    key: ['id'],
    unique: [['name']],
  },
  sessions: {
    columns: { token_hash: 'text', user_id: 'text', created: 'bigint', expires: 'bigint', admin_id: 'text?' },
    key: ['token_hash'],
    index: [['user_id']],
  },
  audit: {
    columns: {
      id: 'text',
      at: 'bigint',
      actor_id: 'text',
      action: 'text',
      target_id: 'text?',
      admin_id: 'text?',
      ip: 'text?',
      details: 'text?',
    },
    key: ['id'],
    index: [['at']],
  },
  lobbies: {
    columns: {
      id: 'text',
      name: 'text',
      game: 'text?',
      options: 'text?',
      users: 'text',
      user_id: 'text',
      created: 'bigint',
      launched: 'integer',
      game_id: 'text?',
      rev: 'integer',
    },
    key: ['id'],
  },
  lobby_users: {
    columns: { lobby_id: 'text', user_id: 'text' },
    key: ['lobby_id', 'user_id'],
    index: [['user_id']],
  },
  games: {
    columns: {
      id: 'text',
      kind: 'text',
      name: 'text',
      settings: 'text',
      rules_version: 'integer',
      version: 'integer',
      seq: 'integer',
      branch_id: 'integer',
      waiting: 'text',
      game_over: 'integer',
      over_data: 'text?',
      stats: 'text?',
      killed: 'integer',
      created: 'bigint',
      last_updated: 'bigint',
      linked_draft_id: 'text?',
      cube_id: 'text?',
      state: 'text',
      setup_log: 'text',
    },
    key: ['id'],
    index: [['linked_draft_id'], ['kind', 'game_over'], ['last_updated'], ['cube_id']],
  },
  game_players: {
    columns: {
      game_id: 'text',
      user_id: 'text',
      seat: 'integer',
      name: 'text',
      bot: 'text?',
      deck_id: 'text?',
    },
    key: ['game_id', 'seat'],
    index: [['user_id', 'game_id']],
  },
  answers: {
    columns: {
      game_id: 'text',
      seq: 'integer',
      actor: 'text',
      title: 'text',
      selection: 'text',
      no_undo: 'integer',
      bars_undo: 'integer',
      log: 'text',
      at: 'bigint',
      user_id: 'text?',
      admin_id: 'text?',
      request_key: 'text?',
    },
    key: ['game_id', 'seq'],
  },
  checkpoints: {
    columns: { game_id: 'text', seq: 'integer', branch_id: 'integer', state: 'text' },
    key: ['game_id', 'seq'],
  },
  chat: {
    columns: {
      id: 'text',
      game_id: 'text',
      author_id: 'text',
      author: 'text',
      text: 'text',
      position: 'integer',
      at: 'bigint',
    },
    key: ['id'],
    index: [['game_id', 'at']],
  },
  cubes: {
    columns: {
      id: 'text',
      name: 'text',
      user_id: 'text',
      editable: 'integer',
      legacy: 'integer',
      created: 'bigint',
      updated: 'bigint',
      rev: 'integer',
    },
    key: ['id'],
    index: [['user_id']],
  },
  cube_cards: {
    columns: { cube_id: 'text', card_id: 'text', place: 'integer' },
    key: ['cube_id', 'card_id'],
  },
  scars: {
    columns: {
      cube_id: 'text',
      n: 'integer',
      text: 'text',
      created_at: 'bigint',
      created_by: 'text',
      applied_to: 'text?',
      applied_by: 'text?',
      applied_at: 'bigint?',
      reserved_by: 'text?',
      draft_id: 'text?',
    },
    key: ['cube_id', 'n'],
    index: [['reserved_by']],
  },
  achievements: {
    columns: {
      cube_id: 'text',
      n: 'integer',
      name: 'text',
      unlock: 'text',
      hidden: 'text',
      filters: 'text?',
      created_at: 'bigint',
      created_by: 'text',
      claimed_at: 'bigint?',
      claimed_by: 'text?',
    },
    key: ['cube_id', 'n'],
  },
  achievement_reveals: {
    columns: { cube_id: 'text', n: 'integer', user_id: 'text', at: 'bigint' },
    key: ['cube_id', 'n', 'user_id'],
  },
  cards: {
    columns: {
      id: 'text',
      source: 'text',
      release: 'text?',
      name: 'text',
      set_code: 'text?',
      rarity: 'text',
      cube_id: 'text?',
      deactivated: 'integer',
      data: 'text',
      changes: 'text?',
      rev: 'integer',
      version: 'integer',
    },
    key: ['id'],
    index: [['set_code'], ['cube_id'], ['source', 'version']],
  },
  card_names: { columns: { card_id: 'text', key: 'text' }, key: ['key', 'card_id'], index: [['card_id']] },
  card_versions: { columns: { source: 'text', version: 'text' }, key: ['source'] },
  sets: { columns: { code: 'text', name: 'text', set_type: 'text', released_at: 'text' }, key: ['code'] },
  decks: {
    columns: {
      id: 'text',
      user_id: 'text',
      name: 'text',
      format: 'text',
      zones: 'text',
      draft_id: 'text?',
      created: 'bigint',
      updated: 'bigint',
      rev: 'integer',
    },
    key: ['id'],
    index: [['user_id'], ['draft_id']],
  },
  notices: {
    columns: { user_id: 'text', game_id: 'text', created_at: 'bigint' },
    key: ['user_id', 'game_id'],
  },
}

async function createTable(db: Kysely<unknown>, [name, spec]: readonly [string, TableSpec]): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const [column, type] of Object.entries(spec.columns)) {
    const optional = type.endsWith('?')
    const kind = (optional ? type.slice(0, -1) : type) as 'text' | 'bigint' | 'integer'
    table = table.addColumn(column, kind, (built) => (optional ? built : built.notNull()))
  }
  table = table.addPrimaryKeyConstraint(`${name}_key`, [...spec.key] as [string, ...string[]])
  for (const columns of spec.unique ?? [])
    table = table.addUniqueConstraint(`${name}_${columns.join('_')}_unique`, [...columns] as [
      string,
      ...string[],
    ])
  await table.execute()
  for (const columns of spec.index ?? [])
    await db.schema
      .createIndex(`${name}_${columns.join('_')}`)
      .on(name)
      .columns([...columns])
      .execute()
}

/** Everything the hub and the drafts store. */
export const firstTables: Migration = {
  async up(db) {
    for (const table of Object.entries(tables)) await createTable(db, table)
  },
}
