import { applyDifference, type Difference, type Json } from '@parlour/kernel'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onStoresFromBefore } from '../../testing/stores-from-before'
import { migratorOf, migrateToLatest } from './migrate'

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

onStoresFromBefore((opened) => {
  it('moves what of a game never changes into a row of its own', async () => {
    const db = opened()
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
    const db = opened()
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
    const db = opened()
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
    const db = opened()
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

  it('keeps its users and their sessions, nobody with a mark or a setting', async () => {
    const db = opened()
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
      asks_first: 0,
    })
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([
      { ...session, admin_session: null, device: null },
    ])
    expect(await db.selectFrom('one_time_links').selectAll().execute()).toEqual([])
  })

  it('reads from the titles of their time of which kind answers are, and which everybody may read', async () => {
    const db = opened()
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

  it('keeps the running totals of Innovation', async () => {
    const db = opened()
    await migratorOf(db).migrateTo('010-kinds-of-answers')
    await sql`insert into innovation_counts (kind, name, games, wins) values ('card', 'Wheel', 3, 2)`.execute(
      db,
    )
    await migrateToLatest(db)
    expect(await db.selectFrom('result_counts').selectAll().execute()).toEqual([
      { game: 'Innovation: Ultimate', heading: 'card', name: 'Wheel', games: 3, wins: 2 },
    ])
  })

  it('makes differences of the states that a store before kept, as far back as they reach', async () => {
    const db = opened()
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
