import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyDifference, type Difference, type Json } from '@parlour/kernel'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../../../tests/fresh-database'
import { NO_RELEASE } from '../cards/cards'
import { currentRelease } from '../cards/releases'
import type { Tables } from '../tables'
import { connectStore } from './connect'
import { migratorOf, migrateToLatest } from './migrate'
import type { Store } from './store'

const GAME = 'a'.repeat(24)
/** What of a game's row these tests do not look at. */
const NEW_GAME = {
  rules_version: 1,
  version: 1,
  seq: 0,
  branch_id: 0,
  game_over: 0,
  killed: 0,
  created: 0,
  last_updated: 0,
}

describe.each(['sqlite', 'postgres'] as const)('a store on %s from before', (kind) => {
  let dataFolder: string
  let database: FreshDatabase | undefined
  let store: Store
  let db: Kysely<Tables>
  beforeEach(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'parlour-migrate-'))
    database = kind === 'postgres' ? await freshDatabase() : undefined
    store = connectStore({ databaseUrl: database?.url, dataFolder })
    db = store.db
  })
  afterEach(async () => {
    await store.close()
    await database?.drop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  it('moves what of a game never changes into a row of its own', async () => {
    await migratorOf(db).migrateTo('003-card-releases-and-search')
    const fixed = { settings: '{"seed":"s"}', setup_log: '[{"says":"hello"}]' }
    const row = { id: GAME, kind: 'Toy', name: 'toy', waiting: '[]', state: '{}', ...fixed }
    await db
      .insertInto('games')
      .values({ ...row, ...NEW_GAME } as never)
      .execute()
    await migrateToLatest(db)
    expect(await db.selectFrom('game_setups').selectAll().execute()).toEqual([
      { game_id: GAME, settings: fixed.settings, log: fixed.setup_log },
    ])
    const game = await db.selectFrom('games').selectAll().executeTakeFirstOrThrow()
    expect(game).toMatchObject({ id: GAME, name: 'toy' })
    expect(Object.keys(game).filter((key) => key in fixed)).toEqual([])
  })

  it('knows of each seat when its game ended', async () => {
    await migratorOf(db).migrateTo('014-draft-rounds')
    const game = { kind: 'Toy', name: 'toy', waiting: '[]', state: '{}', ...NEW_GAME, last_updated: 5 }
    const [over, running] = [GAME, 'b'.repeat(24)]
    for (const [id, game_over] of [
      [over, 1],
      [running, 0],
    ] as const) {
      await db
        .insertInto('games')
        .values({ ...game, id, game_over } as never)
        .execute()
      const seat = { game_id: id, user_id: 'ann', seat: 0, name: 'ann', bot: null, deck_id: null }
      await db
        .insertInto('game_players')
        .values(seat as never)
        .execute()
    }
    await migrateToLatest(db)
    expect(
      await db.selectFrom('game_players').select(['game_id', 'ended']).orderBy('game_id').execute(),
    ).toEqual([
      { game_id: over, ended: 5 },
      { game_id: running, ended: null },
    ])
  })

  it('takes it that whoever is in a lobby knows so', async () => {
    await migratorOf(db).migrateTo('016-ended-games')
    const lobby = { id: GAME, name: 'old', users: '[]', user_id: 'ann', created: 0, launched: 0, rev: 3 }
    await db
      .insertInto('lobbies')
      .values(lobby as never)
      .execute()
    await db.insertInto('lobby_users').values({ lobby_id: GAME, user_id: 'bob' }).execute()
    await migrateToLatest(db)
    expect(await db.selectFrom('lobby_users').selectAll().execute()).toEqual([
      { lobby_id: GAME, user_id: 'bob', invited_by: null },
    ])
    expect(await db.selectFrom('lobbies').selectAll().executeTakeFirst()).toMatchObject({
      rev: 3,
      closed: 0,
      rematch_of: null,
    })
  })

  it('knows of each seat whether it won', async () => {
    await migratorOf(db).migrateTo('019-accounts')
    const game = { kind: 'Toy', name: 'toy', waiting: '[]', steps: '[]', ...NEW_GAME }
    const ends = [
      ['a', 1, { player: 'ann', reason: 'r', winners: ['ann'] }],
      ['b', 1, { player: 'everyone', reason: 'r', winners: [] }],
      ['c', 0, null],
    ] as const
    for (const [id, game_over, over] of ends) {
      const over_data = over === null ? null : JSON.stringify(over)
      await db
        .insertInto('games')
        .values({ ...game, id: id.repeat(24), game_over, over_data } as never)
        .execute()
      for (const [seat, name] of ['ann', 'bob'].entries()) {
        const row = { game_id: id.repeat(24), user_id: name, seat, name, bot: null, deck_id: null }
        await db
          .insertInto('game_players')
          .values({ ...row, ended: game_over === 1 ? 5 : null } as never)
          .execute()
      }
    }
    await migrateToLatest(db)
    const seats = await db
      .selectFrom('game_players')
      .select(['game_id', 'won'])
      .orderBy('game_id')
      .orderBy('seat')
      .execute()
    expect(seats.map(({ game_id, won }) => [game_id.slice(0, 1), won])).toEqual([
      ['a', 1],
      ['a', 0],
      ['b', null],
      ['b', null],
      ['c', null],
      ['c', null],
    ])
  })

  it('keeps its users and their sessions, nobody with a mark', async () => {
    await migratorOf(db).migrateTo('018-invitations')
    const user = { id: 'ann', name: 'ann', password_hash: 'h', is_admin: 1, deactivated: 0, created: 1 }
    await db
      .insertInto('users')
      .values(user as never)
      .execute()
    const session = { token_hash: 't', user_id: 'ann', created: 1, expires: 2, admin_id: null }
    await db.insertInto('sessions').values(session).execute()
    await migrateToLatest(db)
    expect(await db.selectFrom('users').selectAll().executeTakeFirst()).toMatchObject({
      ...user,
      mark_color: null,
      mark_shape: null,
    })
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([
      { ...session, admin_session: null },
    ])
    expect(await db.selectFrom('one_time_links').selectAll().execute()).toEqual([])
  })

  it('reads from the titles of their time of which kind answers are, and which everybody may read', async () => {
    await migratorOf(db).migrateTo('009-sets-of-copies')
    const text = { game_id: GAME, actor: 'ann', selection: '[]', log: '[]' }
    const titles = ['Draft Card', 'Choose First Card', 'Choose Second Action', 'Choose a card to return']
    for (const [at, title] of titles.entries())
      await db
        .insertInto('answers')
        .values({ ...text, title, seq: at + 1, no_undo: 0, bars_undo: 0, at: 0 } as never)
        .execute()
    await migrateToLatest(db)
    expect(await db.selectFrom('answers').select(['kind', 'open']).orderBy('seq').execute()).toEqual([
      { kind: 'draft-card', open: 0 },
      { kind: 'first-card', open: 0 },
      { kind: 'action', open: 1 },
      { kind: '', open: 0 },
    ])
  })

  it('counts cards that were brought in before they had a year as out of date', async () => {
    await migratorOf(db).migrateTo('006-scar-revisions')
    const inUse = { version: 'cards-20260101.json', release: 'one' }
    await db
      .insertInto('card_versions')
      .values({ source: 'scryfall', ...inUse })
      .execute()
    await migrateToLatest(db)
    const after = await currentRelease(db)
    expect(after?.release).toBe('one')
    expect(after?.version).not.toBe(inUse.version)
  })

  it('reads the copies of cubes for the search anew, and no card of the provider', async () => {
    await migratorOf(db).migrateTo('008-starter-behind-printed')
    const [printed, copy] = [
      { row: 1, release: 'one' },
      { row: 2, release: NO_RELEASE },
    ]
    const unsaid = {
      pick: '',
      same_key: '',
      set_code: '',
      legal: '',
      numbers: '',
      colors: 0,
      identity: 0,
      cmc: 0,
    }
    const texts = { name: '', type: '', text: '', flavor: '' }
    // The words of a card: FTS5 beside the table, or a tsvector in it.
    const words = kind === 'postgres' ? { words: sql`'nmoth'::tsvector` } : {}
    for (const row of [printed, copy]) {
      await db
        .insertInto('card_search')
        .values({ ...unsaid, ...texts, ...words, ...row } as never)
        .execute()
      if (kind === 'sqlite')
        await sql`insert into card_words (rowid, words) values (${row.row}, 'nmoth')`.execute(db)
    }
    await migratorOf(db).migrateTo('009-sets-of-copies')
    const { rows: found } = await (kind === 'sqlite'
      ? sql<object>`select rowid as row from card_words where card_words match 'nmoth'`
      : sql<object>`select row from card_search where words @@ 'nmoth'`
    ).execute(db)
    expect(found).toEqual([{ row: 1 }])
    expect(await db.selectFrom('card_search').select('row').execute()).toEqual([{ row: 1 }])
    // Later more was added to search by: then every card is read anew.
    await migrateToLatest(db)
    expect(await db.selectFrom('card_search').select('row').execute()).toEqual([])
  })

  it('keeps the running totals of Innovation', async () => {
    await migratorOf(db).migrateTo('010-kinds-of-answers')
    await sql`insert into innovation_counts (kind, name, games, wins) values ('card', 'Wheel', 3, 2)`.execute(
      db,
    )
    await migrateToLatest(db)
    expect(await db.selectFrom('result_counts').selectAll().execute()).toEqual([
      { game: 'Innovation: Ultimate', heading: 'card', name: 'Wheel', games: 3, wins: 2 },
    ])
  })

  it('goes on after the highest number that the scars of a cube have', async () => {
    await migratorOf(db).migrateTo('011-result-counts')
    const cube = { user_id: 'ann', editable: 1, legacy: 1, created: 0, updated: 0, rev: 0 } as const
    for (const id of ['scarred', 'empty'])
      await db
        .insertInto('cubes')
        .values({ ...cube, id, name: id } as never)
        .execute()
    for (const n of [2, 7])
      await sql`insert into scars (cube_id, n, text, created_at, created_by, rev) values ('scarred', ${n}, 'x', 0, 'ann', 0)`.execute(
        db,
      )
    await migrateToLatest(db)
    expect(
      await db.selectFrom('cubes').select(['id', 'last_scar', 'last_achievement']).orderBy('id').execute(),
    ).toEqual([
      { id: 'empty', last_scar: 0, last_achievement: 0 },
      { id: 'scarred', last_scar: 7, last_achievement: 0 },
    ])
  })

  it('makes differences of the states that a store before kept, as far back as they reach', async () => {
    await migratorOf(db).migrateTo('012-numbers-given-once')
    const states = [0, 1, 2, 3, 4].map((total) => ({
      total,
      list: Array.from({ length: total }, () => 'same'),
    }))
    const row = { id: GAME, kind: 'Toy', name: 'toy', waiting: '[]', state: JSON.stringify(states[4]) }
    await db
      .insertInto('games')
      .values({ ...row, ...NEW_GAME, version: 5, seq: 4, branch_id: 7 } as never)
      .execute()
    for (const seq of [1, 2, 3, 4]) {
      const text = { game_id: GAME, actor: 'ann', title: 'Add', selection: '[]', log: '[]', kind: '' }
      await db
        .insertInto('answers')
        .values({ ...text, seq, no_undo: 0, bars_undo: 0, open: 0, at: 0 } as never)
        .execute()
    }
    // The state after the first answer was kept by nobody.
    for (const seq of [0, 2, 3])
      await sql`insert into checkpoints (game_id, seq, branch_id, state)
      values (${GAME}, ${seq}, ${seq}, ${JSON.stringify(states[seq])})`.execute(db)
    await migrateToLatest(db)
    const answers = await db.selectFrom('answers').select(['seq', 'back']).orderBy('seq').execute()
    expect(answers.map(({ back }) => back !== null)).toEqual([false, false, true, true])
    let now: Json = states[4] ?? null
    for (const { seq, back } of [...answers].reverse().slice(0, 2)) {
      const { state, branchId } = JSON.parse(back ?? '') as { state: Difference; branchId: number }
      now = applyDifference(now, state)
      expect([now, branchId]).toEqual([states[seq - 1], seq - 1])
    }
  })
})
