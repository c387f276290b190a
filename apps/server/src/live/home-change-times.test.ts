import { afterEach, expect, it, vi } from 'vitest'
import { lobbyCreate } from '@parlour/protocol'
import { onBothStores } from '../testing/both-stores'
import { openPage } from '../testing/test-hub'
import { createHomeChangeTimes } from './home-change-times'

const atNoon = () => void vi.useFakeTimers({ toFake: ['Date'] })
afterEach(() => void vi.useRealTimers())

it('knows how long a person was not notified, at most since it started', () => {
  atNoon()
  const homes = createHomeChangeTimes()
  vi.advanceTimersByTime(1000)
  homes.tell(['ann', 'bob'])
  vi.advanceTimersByTime(200)
  homes.tell(['bob'])
  vi.advanceTimersByTime(30)
  expect(['ann', 'bob', 'cat'].map(homes.quietFor)).toEqual([230, 30, 1230])
})

it('beyond ten thousand people it is certain of nothing before', () => {
  atNoon()
  const homes = createHomeChangeTimes()
  vi.advanceTimersByTime(1000)
  homes.tell(Array.from({ length: 10_000 }, (_, at) => `person ${at}`))
  vi.advanceTimersByTime(50)
  expect(homes.quietFor('ann')).toBe(1050)
  homes.tell(['bob'])
  expect(['ann', 'person 1', 'bob'].map(homes.quietFor)).toEqual([0, 0, 0])
})

onBothStores('a page that begins to watch home', (hub) => {
  it('is told whether its lists may have changed since it fetched them', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const before = Date.now()
    await ann.call(lobbyCreate, { userIds: [ann._id, bob._id] })
    const page = await openPage(hub().address, bob.token)
    expect(await page.watch({ kind: 'home' })).toEqual({ ok: true, quiet: expect.any(Number) })
    page.close()
    const again = await openPage(hub().address, bob.token)
    const { quiet } = (await again.watch({ kind: 'home' })) as { readonly quiet: number }
    expect(quiet).toBeLessThanOrEqual(Date.now() - before)
    again.close()
  })
})
