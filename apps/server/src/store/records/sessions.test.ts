import { expect, it } from 'vitest'
import { onBothStores } from '../../testing/both-stores'
import { openSession, ownSessionsOf, sessionOf } from './sessions'
import { hashOf } from '../driver/ids'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

onBothStores('sessions', (hub) => {
  it('end after 30 days without use, and leave the store when their user signs in again', async () => {
    const { db } = hub().server.services.store
    const ann = await hub().person('ann')
    const isOpen = async (token: string, at: number) =>
      (await sessionOf(db, hashOf(token), { now: at })) !== undefined
    const stored = async () =>
      (await db.selectFrom('sessions').select('token_hash').where('user_id', '=', ann._id).execute()).map(
        (row) => row.token_hash,
      )
    const now = Date.now()
    const used = await openSession(db, ann._id, { now })
    const unused = await openSession(db, ann._id, { now })
    expect(await isOpen(used, now + 20 * DAY)).toBe(true)
    expect(await isOpen(used, now + 40 * DAY)).toBe(true)
    expect(await isOpen(unused, now + 31 * DAY)).toBe(false)
    expect(await stored()).toContain(hashOf(unused))
    const next = await openSession(db, ann._id, { now: now + 41 * DAY })
    expect((await stored()).sort()).toEqual([hashOf(used), hashOf(next)].sort())
  })
  it('know their last use to the hour, and by what browser', async () => {
    const { db } = hub().server.services.store
    const bob = await hub().person('bob')
    const now = Date.now() + DAY
    const token = await openSession(db, bob._id, { now })
    const stored = async () => {
      const own = await ownSessionsOf(db, bob._id, now)
      return own.find(({ tokenHash }) => tokenHash === hashOf(token))
    }
    expect(await stored()).toMatchObject({ created: now, used: now, device: null })
    await sessionOf(db, hashOf(token), { now: now + HOUR / 2, device: 'Edge on Windows' })
    expect(await stored(), 'not written at each call').toMatchObject({ used: now, device: null })
    await sessionOf(db, hashOf(token), { now: now + 2 * HOUR, device: 'Edge on Windows' })
    expect(await stored()).toMatchObject({ created: now, used: now + 2 * HOUR, device: 'Edge on Windows' })
    await sessionOf(db, hashOf(token), { now: now + 4 * HOUR })
    expect(await stored()).toMatchObject({ used: now + 4 * HOUR, device: 'Edge on Windows' })
  })
})
