import { expect, it } from 'vitest'
import { onBothStores } from '../../testing/both-stores'
import { openSession, sessionOf } from './sessions'
import { hashOf } from '../driver/ids'

const DAY = 24 * 60 * 60 * 1000

onBothStores('sessions', (hub) => {
  it('end after 30 days without use, and leave the store when their user signs in again', async () => {
    const { db } = hub().server.services.store
    const ann = await hub().person('ann')
    const isOpen = async (token: string, at: number) => (await sessionOf(db, hashOf(token), at)) !== undefined
    const stored = async () =>
      (await db.selectFrom('sessions').select('token_hash').where('user_id', '=', ann._id).execute()).map(
        (row) => row.token_hash,
      )
    const now = Date.now()
    const used = await openSession(db, ann._id, now)
    const unused = await openSession(db, ann._id, now)
    expect(await isOpen(used, now + 20 * DAY)).toBe(true)
    expect(await isOpen(used, now + 40 * DAY)).toBe(true)
    expect(await isOpen(unused, now + 31 * DAY)).toBe(false)
    expect(await stored()).toContain(hashOf(unused))
    const next = await openSession(db, ann._id, now + 41 * DAY)
    expect((await stored()).sort()).toEqual([hashOf(used), hashOf(next)].sort())
  })
})
