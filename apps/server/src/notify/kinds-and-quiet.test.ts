import {
  gameChatAdd,
  gameCreate,
  gameKill,
  gameSaveResponse,
  lobbyCreate,
  type NoticeSettings,
  noticeChannels,
  noticeChoose,
  noticeHookAdd,
  noticeSettingsSet,
  noticeVolumeSet,
} from '@parlour/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { type HookService, hookService } from '../testing/hook-service'
import { answerTo, draftLobby, fetchDraft, playOn, startDraft } from '../testing/play-draft'
import { refusal } from '../testing/refusal'
import { type HubPerson, openPage, type TestHub } from '../testing/test-hub'
import { minuteOfDay } from './zoned-time'

const DAY = 1440
const settings: NoticeSettings & { later: 10 } = {
  zone: 'Europe/Berlin',
  quiet: null,
  dailyAt: 18 * 60,
  later: 10,
  silentUntil: null,
}
/** Quiet hours that it is within now, over midnight or not. */
const quietNow = () => {
  const minute = minuteOfDay(settings.zone, Date.now())
  return { ...settings, quiet: { from: (minute + DAY - 60) % DAY, to: (minute + 60) % DAY } }
}

let service: HookService
beforeAll(async () => {
  service = await hookService()
})
afterAll(() => service.close())

/** What the hub sends now, by who is told: kind, game and lines. */
async function sent(hub: TestHub) {
  await hub.server.outbox?.send()
  return service.posts
    .splice(0)
    .map(({ body }) => JSON.parse(body) as Record<string, unknown> & { readonly kind: string })
}
const kindsOf = (notices: readonly Record<string, unknown>[]) =>
  notices.map(({ person, kind }) => `${String(person)} ${String(kind)}`).sort()
const hooked = async (hub: TestHub, name: string) => {
  const person = await hub.person(name)
  await person.call(noticeHookAdd, { kind: 'json', address: `${service.base}/${name}` })
  return person
}
const pick = async (person: HubPerson, gameId: string) =>
  person.call(gameSaveResponse, {
    gameId,
    response: (await answerTo(person, await fetchDraft(person, gameId))) as never,
  })
const rows = (hub: TestHub) =>
  hub.server.services.store.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const beDue = (hub: TestHub) =>
  hub.server.services.store.db.updateTable('outbox').set({ next_at: Date.now() }).execute()

onBothStores(
  'notices',
  (hub) => {
    it('are held back in quiet hours and sent together at their end', async () => {
      const [ann, bob] = [await hooked(hub(), 'ann'), await hub().person('bob')]
      await ann.call(noticeSettingsSet, quietNow())
      const games = [await startDraft([ann, bob]), await startDraft([ann, bob])]
      expect(await sent(hub())).toEqual([])
      const waiting = await rows(hub())
      expect(waiting.map((row) => row.held)).toEqual(['quiet', 'quiet'])
      const wait = Number(waiting[0]?.next_at) - Date.now()
      expect(wait).toBeGreaterThan(58 * 60_000)
      expect(wait).toBeLessThanOrEqual(60 * 60_000)
      // Still quiet, as when a clock was set back.
      await beDue(hub())
      expect(await sent(hub())).toEqual([])
      await ann.call(noticeSettingsSet, settings)
      const [digest, ...more] = await sent(hub())
      expect(more).toEqual([])
      expect(digest).toMatchObject({
        kind: 'digest',
        person: 'ann',
        lines: [
          expect.stringMatching(/\(Cube Draft\): your turn: Draft Card\.$/),
          expect.stringMatching(/\(Cube Draft\): your turn: Draft Card\.$/),
        ],
      })
      expect(await rows(hub())).toEqual([])
      for (const gameId of games) await ann.call(gameKill, { gameId })
    })

    it('drop what was answered during quiet hours, and send a single remaining one unchanged', async () => {
      const [cat, bob] = [await hooked(hub(), 'cat'), await hub().person('bob')]
      await cat.call(noticeSettingsSet, quietNow())
      const [first, second] = [await startDraft([cat, bob]), await startDraft([cat, bob])]
      await sent(hub())
      await pick(cat, first)
      expect((await rows(hub())).map((row) => row.game_id)).toEqual([second])
      await cat.call(noticeSettingsSet, settings)
      expect(kindsOf(await sent(hub()))).toEqual(['cat your-turn'])
      await cat.call(gameKill, { gameId: second })
    })

    it('come daily, all in one, where that is chosen', async () => {
      const [dan, bob] = [await hooked(hub(), 'dan'), await hub().person('bob')]
      const id = (await dan.call(noticeChannels, {})).channels[0]?._id ?? ''
      await dan.call(noticeChoose, { id, kind: 'your-turn', soon: 'daily' })
      await dan.call(noticeSettingsSet, settings)
      await startDraft([dan, bob])
      await startDraft([dan, bob])
      expect(await sent(hub())).toEqual([])
      const times = (await rows(hub())).map((row) => minuteOfDay('Europe/Berlin', Number(row.next_at)))
      expect(times).toEqual([18 * 60, 18 * 60])
      await beDue(hub())
      expect(kindsOf(await sent(hub()))).toEqual(['dan digest'])
    })

    it('are never sent of a muted game, and again and again of a louder one until it is answered', async () => {
      const [eve, bob] = [await hooked(hub(), 'eve'), await hub().person('bob')]
      const muted = await startDraft([eve, bob])
      await eve.call(noticeVolumeSet, { gameId: muted, volume: 'muted' })
      expect(await sent(hub())).toEqual([])
      await playOn([eve, bob], muted)
      expect(await sent(hub())).toEqual([])
      const loud = await startDraft([eve, bob])
      await sent(hub())
      await eve.call(noticeVolumeSet, { gameId: loud, volume: 'louder' })
      expect((await eve.call(noticeChannels, {})).games).toEqual([
        { _id: loud, name: expect.any(String), volume: 'louder' },
      ])
      await pick(eve, loud)
      await pick(bob, loud)
      expect(kindsOf(await sent(hub()))).toEqual(['eve your-turn'])
      const [again] = await rows(hub())
      expect(Number(again?.next_at) - Date.now()).toBeGreaterThan(2.9 * 3_600_000)
      await beDue(hub())
      expect(kindsOf(await sent(hub()))).toEqual(['eve your-turn'])
      await pick(eve, loud)
      expect(await rows(hub())).toEqual([])
      const outsider = await hub().person('outsider')
      expect((await refusal(outsider, noticeVolumeSet, { gameId: loud, volume: 'muted' })).http).toBe(403)
      await eve.call(gameKill, { gameId: loud })
    })

    it('are not sent about a game that its player has open, unless its tab is hidden', async () => {
      const [fay, bob] = [await hooked(hub(), 'fay'), await hub().person('bob')]
      const gameId = await startDraft([fay, bob], { packSize: 5 })
      await sent(hub())
      const page = await openPage(hub().address, fay.token)
      await page.watch({ kind: 'game', id: gameId })
      await pick(fay, gameId)
      await pick(bob, gameId)
      expect(await rows(hub())).toEqual([])
      const looks = () => hub().server.services.live.looks(gameId, 'fay')
      expect(looks()).toBe(true)
      page.socket.emit('away', true)
      await expect.poll(looks, { timeout: 60_000 }).toBe(false)
      await pick(fay, gameId)
      await pick(bob, gameId)
      expect(kindsOf(await sent(hub()))).toEqual(['fay your-turn'])
      page.socket.emit('away', false)
      await expect.poll(looks, { timeout: 60_000 }).toBe(true)
      page.close()
      await expect.poll(looks, { timeout: 60_000 }).toBe(false)
      await fay.call(gameKill, { gameId })
    })

    it('report invitations, mentions and games that begin, only to those concerned', async () => {
      const [gus, hal] = [await hooked(hub(), 'gus'), await hooked(hub(), 'hal')]
      await gus.call(lobbyCreate, { userIds: [gus._id, hal._id], game: 'Cube Draft' })
      const [invited, ...others] = await sent(hub())
      expect(others).toEqual([])
      expect(invited).toMatchObject({ kind: 'invited', person: 'hal', by: 'gus', of: 'Cube Draft' })
      await gus.call(lobbyCreate, { userIds: [gus._id, hal._id], game: 'Cube Draft' })
      await hal.call(noticeSettingsSet, quietNow())
      expect(await sent(hub())).toEqual([])
      const [waiting] = await rows(hub())
      const page = await openPage(hub().address, hal.token)
      await page.watch({ kind: 'lobby', id: waiting?.game_id ?? '' })
      await expect.poll(() => rows(hub()), { timeout: 60_000 }).toEqual([])
      page.close()
      await hal.call(noticeSettingsSet, settings)
      const lobby = await draftLobby([gus, hal])
      await sent(hub())
      const { gameId } = await gus.call(gameCreate, { lobbyId: lobby._id })
      expect(kindsOf(await sent(hub()))).toEqual(['gus your-turn', 'hal your-turn'])
      await gus.call(gameChatAdd, { gameId, text: 'well, @halibut is a fish, and @gus am I' })
      expect(await sent(hub())).toEqual([])
      await gus.call(gameChatAdd, { gameId, text: 'wake up, @Hal!' })
      const [mention] = await sent(hub())
      expect(mention).toMatchObject({ kind: 'mentioned', person: 'hal', by: 'gus' })
      expect(JSON.stringify(mention)).not.toContain('wake up')
      await gus.call(gameKill, { gameId })
    })

    it('refuse a time zone that there is not, and quiet hours of another person', async () => {
      const [ida] = [await hub().person('ida')]
      const said = await refusal(ida, noticeSettingsSet, { ...settings, zone: 'Mars/Base' })
      expect(said.message).toBe('The hub does not know this time zone.')
      expect((await ida.call(noticeChannels, {})).settings).toBeNull()
      await ida.call(noticeSettingsSet, settings)
      expect((await ida.call(noticeChannels, {})).settings).toEqual(settings)
    })
  },
  {
    config: { sendsNotices: true, privateHooks: true, publicUrl: 'https://parlour.test', logLevel: 'silent' },
  },
)
