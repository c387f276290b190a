import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOCK_PRESETS, type ClockRule } from '@parlour/kernel'
import {
  type Call,
  gameNudge,
  gameRematch,
  gameSaveResponse,
  gameTakeSeat,
  lobbyInfo,
  lobbySave,
  noticeBell,
  type WireClock,
} from '@parlour/protocol'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { answerTo, draftLobby, fetchDraft, startDraft } from '../testing/play-draft'
import { refusal } from '../testing/refusal'
import { type HubPerson, openPage, startHub } from '../testing/test-hub'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WITH_BOT: ClockRule = { ...CLOCK_PRESETS.live, empty: 'bot' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const pass = (time: number) => vi.setSystemTime(Date.now() + time)

const clockOf = async (person: HubPerson, gameId: string): Promise<WireClock> => {
  const { clock } = await fetchDraft(person, gameId)
  if (clock === undefined) throw new Error('the game has no clock')
  return clock
}
const seatOf = async (person: HubPerson, gameId: string, name = person.name) =>
  (await clockOf(person, gameId)).seats.find((seat) => seat.name === name)
const notesIn = async (person: HubPerson, gameId: string) =>
  (await fetchDraft(person, gameId)).chat.filter(({ author }) => author === '').map(({ text }) => text)
const pick = async (person: HubPerson, gameId: string) =>
  person.call(gameSaveResponse, {
    gameId,
    response: (await answerTo(person, await fetchDraft(person, gameId))) as never,
  })
const titlesOf = async (person: HubPerson) =>
  (await person.call(noticeBell, {})).notices.map(({ title }) => title)
const whyNot = async (person: HubPerson, call: Call, body: object) =>
  (await refusal(person, call, body)).message

onBothStores('the pace of a game', (hub) => {
  it('is no part of a game whose lobby chose none', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob])
    expect(await fetchDraft(ann, gameId)).not.toHaveProperty('clock')
    const { db } = hub().server.services.store
    expect(await db.selectFrom('game_clocks').selectAll().where('game_id', '=', gameId).execute()).toEqual([])
  })

  it('takes time from a bank while its player is asked, and pushes it with the answer', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob], { packSize: 4, clock: CLOCK_PRESETS.live })
    const page = await openPage(hub().address, bob.token)
    await page.watch({ kind: 'game', id: gameId })
    pass(10 * MINUTE)
    expect((await seatOf(bob, gameId, 'ann'))?.left).toBeLessThanOrEqual(20 * MINUTE)
    await pick(ann, gameId)
    const { change } = await page.next('game')
    const pushed = change?.clock?.seats.find(({ name }) => name === 'ann')
    expect(pushed).toEqual({ name: 'ann', left: expect.any(Number) })
    expect(pushed?.left).toBeGreaterThan(21 * MINUTE)
    expect(pushed?.left).toBeLessThanOrEqual(22 * MINUTE)
    page.close()
    expect(await seatOf(ann, gameId, 'bob')).toMatchObject({ runs: true, since: expect.any(Number) })
  })

  it('reminds whoever is asked once, after the hours that the lobby chose', async () => {
    const [cat, dan] = [await hub().person('cat'), await hub().person('dan')]
    const gameId = await startDraft([cat, dan], { clock: { kind: 'reminder', hours: 5 } })
    await pick(cat, gameId)
    const { clocks } = hub().server
    const reminders = async (person: HubPerson) =>
      (await titlesOf(person)).filter((title) => title.endsWith(' still waits for you'))
    pass(5 * HOUR - MINUTE)
    await clocks.look()
    expect(await reminders(dan)).toEqual([])
    pass(2 * MINUTE)
    await clocks.look()
    await clocks.look()
    expect(await reminders(dan)).toHaveLength(1)
    expect(await reminders(cat)).toEqual([])
    expect(await notesIn(dan, gameId)).toEqual([])
  })

  it('only says that a bank is empty where nothing is to happen, and takes the answer', async () => {
    const [eve, fay] = [await hub().person('eve'), await hub().person('fay')]
    const gameId = await startDraft([eve, fay], { packSize: 4, clock: CLOCK_PRESETS.live })
    await pick(eve, gameId)
    pass(30 * MINUTE)
    await hub().server.clocks.look()
    expect(await notesIn(eve, gameId)).toEqual([])
    pass(11_000)
    await hub().server.clocks.look()
    expect(await notesIn(eve, gameId)).toEqual(['fay has no time left.'])
    expect(await seatOf(eve, gameId, 'fay')).toMatchObject({ left: 0 })
    await pick(fay, gameId)
    expect((await seatOf(eve, gameId, 'fay'))?.left).toBeGreaterThan(MINUTE)
  })

  it('has a bot stand in for an empty bank until the person takes the seat back', async () => {
    const [gus, hal] = [await hub().person('gus'), await hub().person('hal')]
    const gameId = await startDraft([gus, hal], { packSize: 6, clock: WITH_BOT })
    const answers = async () =>
      (await fetchDraft(gus, gameId)).responses.filter(({ actor }) => actor === 'hal').length
    await pick(gus, gameId)
    expect(await whyNot(hal, gameTakeSeat, { gameId })).toBe('No bot stands in for you.')
    pass(30 * MINUTE + 11_000)
    await hub().server.clocks.look()
    // The two packs that lie there.
    await expect.poll(answers, { timeout: 60_000 }).toBe(2)
    expect(await notesIn(gus, gameId)).toEqual(['hal has no time left: a bot stands in.'])
    expect(await seatOf(gus, gameId, 'hal')).toMatchObject({ standIn: true })
    // Its pick is the person's own to see.
    expect((await fetchDraft(hal, gameId)).responses.at(-1)).toHaveProperty('selection')
    await hal.call(gameTakeSeat, { gameId })
    expect(await seatOf(gus, gameId, 'hal')).not.toHaveProperty('standIn')
    await pick(gus, gameId)
    await hub().server.clocks.look()
    expect(await answers()).toBe(2)
    expect(await notesIn(gus, gameId)).toContain('hal takes the seat back.')
    await pick(hal, gameId)
  })

  it('resumes once a person is present: bots alone do not play a game to its end', async () => {
    const [mia, ned] = [await hub().person('mia'), await hub().person('ned')]
    const gameId = await startDraft([mia, ned], { packSize: 6, clock: WITH_BOT })
    pass(30 * MINUTE + 11_000)
    await hub().server.clocks.look()
    for (const name of ['mia', 'ned'])
      expect(await seatOf(mia, gameId, name)).toMatchObject({ standIn: true })
    // Bots answer at once where nobody looks on, so one that played would have by the time of this look.
    await hub().server.clocks.look()
    expect((await fetchDraft(mia, gameId)).responses).toEqual([])
    await mia.call(gameTakeSeat, { gameId })
    const actors = async () => (await fetchDraft(mia, gameId)).responses.map(({ actor }) => actor)
    await expect.poll(actors, { timeout: 60_000 }).toEqual(['ned'])
  })

  it('is proposed again for a rematch', async () => {
    const [una, vic] = [await hub().person('una'), await hub().person('vic')]
    const gameId = await startDraft([una, vic], { clock: CLOCK_PRESETS.live })
    const { lobbyId } = await una.call(gameRematch, { gameId })
    const { options } = (await una.call(lobbyInfo, { lobbyId })).lobby
    expect(options).toMatchObject({ clock: CLOCK_PRESETS.live })
  })

  it('lets players nudge whoever is asked, once in twelve hours', async () => {
    const [jan, kim] = [await hub().person('jan'), await hub().person('kim')]
    const gameId = await startDraft([jan, kim], { packSize: 4 })
    await pick(jan, gameId)
    expect(await whyNot(kim, gameNudge, { gameId })).toBe('Nobody else is asked anything.')
    await jan.call(gameNudge, { gameId })
    expect(await notesIn(kim, gameId)).toEqual(['jan nudges kim.'])
    expect((await titlesOf(kim))[0]).toMatch(/^jan nudges you in /)
    expect(await whyNot(jan, gameNudge, { gameId })).toBe('Somebody was nudged within the last 12 hours.')
    expect((await clockOf(jan, gameId)).nudgeFrom).toBeGreaterThan(Date.now() + 11 * HOUR)
    pass(12 * HOUR + MINUTE)
    await jan.call(gameNudge, { gameId })
    expect((await refusal(await hub().person('liz'), gameNudge, { gameId })).http).toBe(403)
  })

  it('is refused when it is no valid pace', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const { _id, name, game, rev, ...lobby } = await draftLobby([ann, bob])
    const users = lobby.users.map((user) => ({ _id: user._id }))
    const options = { ...lobby.options, clock: { kind: 'bank', bank: 0 } }
    expect(await whyNot(ann, lobbySave, { _id, name, game, users, rev, options })).toMatch(/^'Pace' must be/)
  })
})

it('survives a restart: what fell due while the server was down is done at its start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-pace-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const first = await startHub({ dataFolder: folder })
  const [ann, bob] = [await first.person('ann'), await first.person('bob')]
  const gameId = await startDraft([ann, bob], { packSize: 6, clock: WITH_BOT })
  await pick(ann, gameId)
  await first.close()
  pass(HOUR)
  const second = await startHub({ dataFolder: folder })
  await second.server.clocks.look()
  const again = await second.person('ann')
  expect(await seatOf(again, gameId, 'bob')).toMatchObject({ standIn: true, left: expect.any(Number) })
  await second.close()
  // The bot still stands in, and answers what was asked before.
  const third = await startHub({ dataFolder: folder })
  onTestFinished(() => third.close())
  const ofBob = async () =>
    (await fetchDraft(await third.person('ann'), gameId)).responses.filter(({ actor }) => actor === 'bob')
  await expect.poll(async () => (await ofBob()).length, { timeout: 60_000 }).toBe(2)
})
