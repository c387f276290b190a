import { defined } from '@parlour/kernel'
import {
  adminAudit,
  adminHealth,
  adminImpersonate,
  lobbyCreate,
  userCreate,
  userDeactivate,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'

onBothStores('the pages of the admin', (hub) => {
  it('list who did what to whom, when and from where, the latest first', async () => {
    const { admin } = hub()
    const begun = Date.now()
    await admin.call(userCreate, { name: 'Pia', password: 'a long password' })
    const pia = await hub().person('Pia')
    const quin = await hub().person('Quin')
    await admin.call(adminImpersonate, { targetUserId: quin._id })
    await admin.call(userDeactivate, { id: pia._id })
    const { entries } = await admin.call(adminAudit, {})
    expect(entries.map(({ actor, action, target }) => [actor, action, target])).toEqual([
      ['admin', 'user deactivate', 'Pia'],
      ['admin', 'impersonation start', 'Quin'],
      ['admin', 'user create', 'Pia'],
    ])
    for (const { at, ip } of entries) expect([at >= begun, ip]).toEqual([true, '127.0.0.1'])
    const first = await admin.call(adminAudit, { limit: 2 })
    const second = await admin.call(adminAudit, {
      limit: 2,
      ...defined({ after: first.next }),
    })
    expect([...first.entries, ...second.entries]).toEqual(entries)
    expect((await quin.send(adminAudit, {})).http).toBe(403)
  })

  it('show the health of the server', async () => {
    const { admin } = hub()
    const before = (await admin.call(adminHealth, {})).health
    await admin.call(lobbyCreate, {})
    const { health } = await admin.call(adminHealth, {})
    const [was, is] = [before.samples.at(-1), health.samples.at(-1)]
    expect((is?.calls ?? 0) - (was?.calls ?? 0)).toBeGreaterThanOrEqual(1)
    expect((is?.writes ?? 0) - (was?.writes ?? 0)).toBe(1)
    expect(health.store.trouble).toBeNull()
    expect(health.store.bytes).toBeGreaterThan(0)
    expect(health.store.rows.map(({ table }) => table)).toContain('answers')
    expect(health.outbox).toBe(0)
    const ann = await hub().person('ann')
    expect((await ann.send(adminHealth, {})).http).toBe(403)
  })

  it('show the last errors of the log', async () => {
    const { admin, server } = hub()
    server.app.log.error({ err: new Error('it broke') }, 'a test')
    expect((await admin.call(adminHealth, {})).health.errors[0]?.text).toBe('a test: it broke')
  })
})
