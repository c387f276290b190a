import { adminImpersonate, login, userAll, userDeactivate } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { giveNewPassword } from './new-password'
import { onBothStores } from './testing/both-stores'

onBothStores('a new password from the host', (hub) => {
  const newPasswordFor = (name: string) => giveNewPassword(hub().server.services.store, name)

  it('lets the user in again, with no older password or session', async () => {
    const ann = await hub().person('ann')
    const password = await newPasswordFor('ann')
    expect((await ann.send(userAll, {})).http).toBe(401)
    const old = await ann.send(login, { username: 'ann', password: `ann's password` })
    expect(old.http).toBe(401)
    const { user } = await ann.call(login, { username: 'ann', password })
    expect(user._id).toBe(ann._id)
    const rows = await hub()
      .server.services.store.db.selectFrom('audit')
      .select(['actor_id', 'target_id'])
      .where('action', '=', 'new password')
      .execute()
    expect(rows).toEqual([{ actor_id: 'host', target_id: ann._id }])
  })

  it('ends what an admin did in the name of others', async () => {
    const bob = await hub().person('bob')
    const { impersonationToken } = await hub().admin.call(adminImpersonate, { targetUserId: bob._id })
    const asBob = () =>
      fetch(`${hub().address}/api/user/all`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${impersonationToken}` },
        body: JSON.stringify({ appVersion: 1 }),
      })
    expect((await asBob()).status).toBe(200)
    const admin = await hub().person('admin')
    await newPasswordFor('admin')
    expect((await asBob()).status).toBe(401)
    expect((await admin.send(userAll, {})).http).toBe(401)
  })

  it('is refused for unknown and deactivated users', async () => {
    await expect(newPasswordFor('nobody')).rejects.toThrow('There is no user nobody. Admins are: admin.')
    const cat = await hub().person('cat')
    const admin = await hub().person('admin')
    await admin.call(userDeactivate, { id: cat._id })
    await expect(newPasswordFor('cat')).rejects.toThrow('The user cat is deactivated')
  })
})
