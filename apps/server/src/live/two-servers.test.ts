import {
  gameChatAdd,
  gameKill,
  gameSaveResponse,
  gameFetch,
  lobbyCreate,
  lobbySave,
  lobbyInfo,
} from '@parlour/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../../tests/fresh-database'
import { afterPush, follow, type FollowedGame } from '../testing/follow'
import { answerTo, fetchDraft, playOn, startDraft } from '../testing/play-draft'
import { openPage, type Page, type HubPerson, personOf, startHub, type TestHub } from '../testing/test-hub'

describe('two servers on one PostgreSQL', () => {
  let database: FreshDatabase
  let first: TestHub
  let second: TestHub
  let ann: HubPerson
  let bob: HubPerson

  beforeAll(async () => {
    database = await freshDatabase()
    first = await startHub({ databaseUrl: database.url })
    second = await startHub({ databaseUrl: database.url })
    ann = await first.person('ann')
    bob = await second.person('bob')
  })
  afterAll(async () => {
    await first.close()
    await second.close()
    await database.drop()
  })

  const pick = async (person: HubPerson, gameId: string) => {
    const response = await answerTo(person, await fetchDraft(person, gameId))
    return person.send(gameSaveResponse, { gameId, response })
  }
  async function watching(
    hub: TestHub,
    person: HubPerson,
    gameId: string,
  ): Promise<{ page: Page; followed: FollowedGame }> {
    const page = await openPage(hub.address, person.token)
    await page.watch({ kind: 'game', id: gameId })
    return { page, followed: follow(await fetchDraft(person, gameId)) }
  }
  async function catchUp(browser: { page: Page; followed: FollowedGame }, seq: number): Promise<number> {
    let fetches = 0
    while (browser.followed.seq < seq) {
      const next = afterPush(browser.followed, await browser.page.next('game'))
      if (next === undefined) fetches += 1
      browser.followed = next ?? browser.followed
    }
    return fetches
  }

  it('know who is present at a game on the other server', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    const [here, there] = [await watching(first, ann, gameId), await watching(second, bob, gameId)]
    for (const { page } of [here, there]) {
      await page.next('presence', ({ players }) => players.length === 2)
    }
    for (const person of [ann, bob])
      expect((await fetchDraft(person, gameId)).present).toEqual(['ann', 'bob'])
    here.page.pushes.length = 0
    there.page.close()
    await here.page.next('presence', ({ players }) => players.length === 1)
    expect((await fetchDraft(ann, gameId)).present).toEqual(['ann'])
    here.page.close()
  })

  it('load no game that was changed on the other server and that none of their own pages shows', async () => {
    const [unseen, seen] = [
      await startDraft([ann, bob], { packSize: 3 }),
      await startDraft([ann, bob], { packSize: 3 }),
    ]
    const there = await watching(second, bob, seen)
    const { runningGames } = second.server.services.play.memoryUse()
    for (const gameId of [unseen, seen]) expect((await pick(ann, gameId)).http).toBe(200)
    await catchUp(there, (await fetchDraft(ann, seen)).seq)
    expect(second.server.services.play.memoryUse().runningGames).toBe(runningGames)
    expect((await fetchDraft(bob, unseen)).seq).toBe((await fetchDraft(ann, unseen)).seq)
    there.page.close()
  })

  it('push each change to the pages of the other server', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 4 })
    const browser = await watching(second, bob, gameId)
    for (let n = 0; n < 2; n += 1) {
      await pick(ann, gameId)
      await pick(bob, gameId)
    }
    const now = await fetchDraft(bob, gameId)
    expect(await catchUp(browser, now.seq)).toBe(0)
    expect(browser.followed).toEqual(follow(now))
    const { entry } = await ann.call(gameChatAdd, { gameId, text: 'over there?' })
    expect(await browser.page.next('chat')).toEqual({ gameId, entry })
    expect((await bob.call(gameFetch, { gameId })).game.chat).toEqual([entry])
    await browser.page.next('presence', ({ players }) => players.includes('bob'))
    await ann.call(gameKill, { gameId })
    await browser.page.next('game', (push) => push.change === undefined)
    expect((await bob.send(gameFetch, { gameId })).http).toBe(404)
    browser.page.close()
  })

  it('take answers to one draft at the same time, and agree on it to the end', async () => {
    const people: HubPerson[] = []
    const hubs = [first, second]
    for (let n = 0; n < 6; n += 1) people.push(await (hubs[n % 2] ?? first).person(`drafter ${n}`))
    const gameId = await startDraft(people, { numPacks: 2, packSize: 5, scarRounds: '2', bots: 2 })
    const browsers = await Promise.all(
      people.map((person, n) => watching(hubs[n % 2] ?? first, person, gameId)),
    )
    await Promise.all(people.map((person) => playOn([person], gameId)))
    const games = await Promise.all(
      hubs.map(async (hub) => {
        const admin = personOf(hub.address, first.admin)
        return (await admin.call(gameFetch, { gameId, full: true })).game.full
      }),
    )
    expect(games[0]).toEqual(games[1])
    expect(games[0]?.responses).toHaveLength(8 * 10 + 6)
    const seqs = (games[0]?.responses as { seq: number }[]).map((one) => one.seq)
    expect(seqs).toEqual(seqs.map((_, at) => at + 1))
    for (const [n, browser] of browsers.entries()) {
      const now = await fetchDraft(people[n] as HubPerson, gameId)
      await catchUp(browser, now.seq)
      expect(browser.followed.part).toEqual(follow(now).part)
      browser.page.close()
    }
  })

  it('share lobbies', async () => {
    const { lobbyId } = await ann.call(lobbyCreate, { userIds: [ann._id, bob._id] })
    const page = await openPage(second.address, bob.token)
    await page.watch({ kind: 'lobby', id: lobbyId })
    const { lobby } = await ann.call(lobbyInfo, { lobbyId })
    await ann.send(lobbySave, {
      ...lobby,
      users: [...lobby.users],
      options: lobby.options ?? null,
      name: 'shared',
    })
    await page.next('lobby', ({ lobby: now }) => now?.name === 'shared')
    page.close()
  })

  it('make their pages reconnect after PostgreSQL was away, so that they catch up', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    const { page } = await watching(second, bob, gameId)
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(first.server.services.store.db)
    expect(await cut).toBe('transport close')
    const again = await watching(second, bob, gameId)
    await pick(ann, gameId)
    expect(await catchUp(again, (await fetchDraft(ann, gameId)).seq)).toBe(0)
    again.page.close()
  })
})
