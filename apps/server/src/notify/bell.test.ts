import {
  gameChatAdd,
  gameSaveResponse,
  lobbyCreate,
  noticeBell,
  noticeReadAll,
  gameKill,
} from '@parlour/protocol'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { answerTo, fetchDraft, playOn, startDraft } from '../testing/play-draft'
import { type HubPerson, openPage, startHub, type TestHub } from '../testing/test-hub'
import { addToBell, BELL_SIZE } from '../store/records/bell'

const bellOf = async (person: HubPerson) => (await person.call(noticeBell, {})).notices
const titlesOf = async (person: HubPerson) => (await bellOf(person)).map(({ title }) => title)
const ring = (hub: TestHub) => hub.server.services.bell.store(0)
const pick = async (person: HubPerson, gameId: string) =>
  person.call(gameSaveResponse, {
    gameId,
    response: (await answerTo(person, await fetchDraft(person, gameId))) as never,
  })

onBothStores('the bell', (hub) => {
  it('stores a question that stays open, once, and none that was answered in time', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob], { packSize: 4 })
    await pick(ann, gameId)
    await ring(hub())
    expect(await bellOf(ann)).toEqual([])
    const [notice, ...more] = await bellOf(bob)
    expect(more).toEqual([])
    const { name } = (await fetchDraft(bob, gameId)).settings
    expect(notice).toEqual({
      _id: expect.any(String),
      at: expect.any(Number),
      isRead: false,
      title: `${name} waits for you`,
      details: 'Cube Draft: Draft Card',
      path: `/game/${gameId}`,
    })
    await ring(hub())
    expect(await bellOf(bob)).toHaveLength(1)
    await playOn([ann, bob], gameId)
    await ring(hub())
    expect(await titlesOf(ann)).toEqual([`${name} is over`])
    expect(await titlesOf(bob)).toEqual([`${name} is over`, `${name} waits for you`])
  })

  it('stores nothing for whoever looks at the game, and marks as read what they open', async () => {
    const [cat, dan] = [await hub().person('cat'), await hub().person('dan')]
    const gameId = await startDraft([cat, dan], { packSize: 4 })
    await ring(hub())
    const page = await openPage(hub().address, dan.token)
    expect((await bellOf(dan))[0]?.isRead).toBe(false)
    await page.watch({ kind: 'game', id: gameId })
    await page.next('bell')
    expect((await bellOf(dan))[0]?.isRead).toBe(true)
    await pick(dan, gameId)
    await pick(cat, gameId)
    await ring(hub())
    expect(await bellOf(dan)).toHaveLength(1)
    page.socket.emit('away', true)
    await expect.poll(() => hub().server.services.live.looks(gameId, 'dan'), { timeout: 60_000 }).toBe(false)
    await pick(dan, gameId)
    await pick(cat, gameId)
    await ring(hub())
    await page.next('bell')
    expect((await bellOf(dan)).map(({ isRead }) => isRead)).toEqual([false, true])
    page.close()
    await dan.call(gameKill, { gameId })
  })

  it('stores invitations and mentions, and marks all as read at once', async () => {
    const [eve, fay] = [await hub().person('eve'), await hub().person('fay')]
    const page = await openPage(hub().address, fay.token)
    const { lobbyId } = await eve.call(lobbyCreate, { userIds: [eve._id, fay._id], game: 'Cube Draft' })
    await ring(hub())
    await page.next('bell')
    expect((await bellOf(fay))[0]).toMatchObject({
      title: expect.stringMatching(/^eve invites you to /),
      path: `/lobby/${lobbyId}`,
    })
    const gameId = await startDraft([eve, fay])
    await eve.call(gameChatAdd, { gameId, text: 'hurry @fay, I have the black lotus' })
    await ring(hub())
    expect((await titlesOf(fay)).some((title) => title.startsWith('eve mentions you in '))).toBe(true)
    expect(JSON.stringify(await bellOf(fay))).not.toContain('lotus')
    expect(await titlesOf(eve)).not.toContain('eve')
    await fay.call(noticeReadAll, {})
    expect((await bellOf(fay)).every(({ isRead }) => isRead)).toBe(true)
    page.close()
  })

  it('keeps the last fifty', async () => {
    const gus = await hub().person('gus')
    const { store } = hub().server.services
    for (let n = 0; n < BELL_SIZE + 3; n += 1) {
      const notice = { kind: 'began', game: `game ${n}`, person: 'gus', path: '/' }
      const entry = { userId: gus._id, subjectId: 'f'.repeat(24), notice }
      await store.write((tx) => addToBell(tx, [entry], 1000 + n))
    }
    const titles = await titlesOf(gus)
    expect(titles).toHaveLength(BELL_SIZE)
    expect(titles[0]).toBe(`game ${BELL_SIZE + 2} has begun`)
    const rows = await store.db
      .selectFrom('bell_notices')
      .select('id')
      .where('user_id', '=', gus._id)
      .execute()
    expect(rows).toHaveLength(BELL_SIZE)
  })
})

it('stores after a restart the notices that a killed process had queued, each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bell-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const first = await startHub({ dataFolder: folder })
  const [ann, bob] = [await first.person('ann'), await first.person('bob')]
  const gameId = await startDraft([ann, bob], { packSize: 4 })
  await pick(ann, gameId)
  await first.close()

  const second = await startHub({ dataFolder: folder })
  await second.server.services.bell.store(-60_000)
  expect(await titlesOf(await second.person('bob'))).toHaveLength(1)
  await second.close()

  const third = await startHub({ dataFolder: folder })
  onTestFinished(() => third.close())
  // As a kill leaves it, which stores nothing any more.
  await third.server.services.store.db.deleteFrom('bell_notices').execute()
  await third.server.services.bell.store(-60_000)
  expect(await titlesOf(await third.person('bob'))).toEqual([expect.stringMatching(/ waits for you$/)])
  expect(await titlesOf(await third.person('ann'))).toEqual([])
})

it('keeps a chat line even if its mention cannot be stored', async () => {
  const hub = await startHub({ config: { logLevel: 'silent' } })
  onTestFinished(() => hub.close())
  const [ann, bob] = [await hub.person('ann'), await hub.person('bob')]
  const gameId = await startDraft([ann, bob], { packSize: 4 })
  vi.spyOn(hub.server.services.notices, 'tell').mockRejectedValue(new Error('no room'))
  await ann.call(gameChatAdd, { gameId, text: '@bob, your turn' })
  expect((await fetchDraft(bob, gameId)).chat.map(({ text }) => text)).toEqual(['@bob, your turn'])
})
