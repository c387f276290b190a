import { CLOCK_PRESETS } from '@parlour/kernel'
import { gameNudge, userVacation, userVacationEnd, userVacationStart } from '@parlour/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { fetchDraft, startDraft } from '../testing/play-draft'
import { refusal } from '../testing/refusal'
import type { HubPerson } from '../testing/test-hub'

const DAY = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const pass = (time: number) => vi.setSystemTime(Date.now() + time)
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

onBothStores('a vacation', (hub) => {
  const seatOf = async (looker: HubPerson, gameId: string, name: string) =>
    (await fetchDraft(looker, gameId)).clock?.seats.find((seat) => seat.name === name)
  const notesIn = async (person: HubPerson, gameId: string) =>
    (await fetchDraft(person, gameId)).chat.filter(({ author }) => author === '').map(({ text }) => text)

  it('stops the time of its person in all their games, and says so at their seat', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const timed = await startDraft([ann, bob], { clock: CLOCK_PRESETS.daily })
    const free = await startDraft([ann, bob])
    const { vacation } = await ann.call(userVacationStart, { from: dayIn(0), until: dayIn(6) })
    expect(vacation).toEqual({ from: expect.any(Number), until: Date.parse(dayIn(6)) })
    for (const gameId of [timed, free]) {
      expect((await seatOf(bob, gameId, 'ann'))?.away).toEqual(vacation)
      expect((await notesIn(bob, gameId)).at(-1)).toMatch(/^ann is on vacation until \w+, \w+ \d+\.$/)
    }
    expect(await seatOf(bob, timed, 'bob')).not.toHaveProperty('away')
    // It is nothing for those without a seat.
    expect(await seatOf(hub().admin, timed, 'ann')).not.toHaveProperty('away')
    const left = (await seatOf(bob, timed, 'ann'))?.left ?? 0
    pass(3 * DAY)
    await hub().server.clocks.look()
    expect((await seatOf(bob, timed, 'ann'))?.left).toBe(left)
    expect((await seatOf(bob, timed, 'bob'))?.left).toBe(0)
    expect(await notesIn(bob, timed)).not.toContain('ann has no time left.')
    // Whoever is on vacation is not nudged.
    expect((await refusal(bob, gameNudge, { gameId: free })).message).toBe('Nobody else is asked anything.')
    // A game that begins meanwhile knows it, too.
    const later = await startDraft([ann, bob], { clock: CLOCK_PRESETS.daily })
    expect((await seatOf(bob, later, 'ann'))?.away).toEqual(vacation)
    pass(5 * DAY)
    expect(await seatOf(bob, timed, 'ann')).not.toHaveProperty('away')
    expect((await seatOf(bob, timed, 'ann'))?.left).toBeLessThan(left)
  })

  it('ends early on the word of its person, and gives the other days back', async () => {
    const [cat, dan] = [await hub().person('cat'), await hub().person('dan')]
    const gameId = await startDraft([cat, dan], { clock: CLOCK_PRESETS.daily })
    const { daysLeft: before } = await cat.call(userVacation, {})
    await cat.call(userVacationStart, { from: dayIn(2), until: dayIn(5) })
    expect((await notesIn(dan, gameId)).at(-1)).toMatch(/^cat is on vacation from .+ until /)
    expect(await seatOf(dan, gameId, 'cat')).toMatchObject({ runs: true })
    expect((await refusal(cat, userVacationStart, { from: dayIn(0), until: dayIn(1) })).message).toBe(
      'You have a vacation already.',
    )
    expect(await cat.call(userVacationEnd, {})).toMatchObject({ daysLeft: before })
    expect(await seatOf(dan, gameId, 'cat')).not.toHaveProperty('away')
    expect((await refusal(cat, userVacationEnd, {})).message).toBe('You are not on vacation.')
    await cat.call(userVacationStart, { from: dayIn(0), until: dayIn(9) })
    pass(DAY)
    const { daysLeft: after, vacation } = await cat.call(userVacationEnd, {})
    expect([after, vacation]).toEqual([before - 1, undefined])
  })

  it('has thirty days a year, and ends later than it begins', async () => {
    const eve = await hub().person('eve')
    const year = new Date().getUTCFullYear() + 1
    const start = (from: string, until: string) =>
      refusal(eve, userVacationStart, { from: `${year}-${from}`, until: `${year}-${until}` })
    expect((await start('07-01', '08-01')).message).toBe(
      `Everybody has 30 days of vacation a year; you have 30 left in ${year}.`,
    )
    expect((await start('07-01', '07-01')).message).toMatch(/^A vacation ends on a later day/)
    const vacation = { from: `${year}-07-01`, until: `${year}-07-31` }
    expect((await eve.call(userVacationStart, vacation)).vacation).toEqual({
      from: Date.parse(vacation.from),
      until: Date.parse(vacation.until),
    })
  })
})
