import {
  adminImpersonate,
  adminResetLink,
  login,
  logout,
  passwordChange,
  resetInfo,
  userAll,
  userDeactivate,
  userDeactivated,
  userMe,
  userReactivate,
  userSetAdmin,
  userSetAsksFirst,
  userSetMark,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { openSession } from '../store/records/sessions'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { openPage, type HubPerson, personOf } from '../testing/test-hub'

const GOOD = 'seven green lanterns'

onBothStores('accounts', (hub) => {
  const db = () => hub().server.services.store.db
  const again = async (person: HubPerson): Promise<HubPerson> =>
    personOf(hub().address, { ...person, token: await openSession(db(), person._id, { now: Date.now() }) })
  const httpOf = async (person: HubPerson) => (await person.send(userAll, {})).http

  it('have a password that their owner changes, which signs out every other device', async () => {
    const ann = await hub().person('ann')
    const [phone, page] = [await again(ann), await openPage(hub().address, (await again(ann)).token)]
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve))
    const change = (current: string, password: string) => refusal(ann, passwordChange, { current, password })
    expect(await change('wrong', GOOD)).toEqual({
      http: 400,
      code: 'password_incorrect',
      message: 'Your current password is incorrect.',
    })
    const current = "ann's password"
    expect((await change(current, 'short')).message).toBe('The password must have at least 8 characters.')
    expect((await change(current, 'QWERTYUIOP')).message).toMatch(/^This password is easy to guess/)
    const { link } = await hub().admin.call(adminResetLink, { userId: ann._id })
    await ann.call(passwordChange, { current, password: GOOD })
    await cut
    expect([await httpOf(ann), await httpOf(phone)]).toEqual([200, 401])
    expect((await ann.send(login, { username: 'ann', password: current })).http).toBe(401)
    await ann.call(login, { username: 'ann', password: GOOD })
    expect((await ann.send(resetInfo, { token: link.token })).http, 'links from before are void').toBe(400)
  })

  it('keep their password while somebody impersonates them', async () => {
    const bob = await hub().person('bob')
    const { impersonationToken } = await hub().admin.call(adminImpersonate, { targetUserId: bob._id })
    const acting = personOf(hub().address, { ...bob, token: impersonationToken })
    const body = { current: "bob's password", password: GOOD }
    expect((await acting.send(passwordChange, body)).http).toBe(403)
    await bob.call(login, { username: 'bob', password: "bob's password" })
  })

  it('have a mark that everybody sees once it is chosen', async () => {
    const cat = await hub().person('cat')
    const { mark: before } = (await cat.call(userMe, {})).user
    expect(before).toBeUndefined()
    await cat.call(userSetMark, { color: 3, shape: 5 })
    const { user } = await cat.call(login, { username: 'cat', password: "cat's password" })
    expect(user.mark).toEqual({ color: 3, shape: 5 })
    const seen = (await hub().admin.call(userAll, {})).users.find(({ _id }) => _id === cat._id)
    expect(seen?.mark).toEqual({ color: 3, shape: 5 })
    expect((await refusal(cat, userSetMark, { color: 7, shape: 1 })).http).toBe(400)
  })

  it('store whether somebody wants to be asked first, and show it to nobody else', async () => {
    const ivo = await hub().person('ivo')
    const { asksFirst: before } = (await ivo.call(userMe, {})).user
    expect(before).toBeUndefined()
    await ivo.call(userSetAsksFirst, { asksFirst: true })
    const { user } = await ivo.call(login, { username: 'ivo', password: "ivo's password" })
    expect([user.asksFirst, (await ivo.call(userMe, {})).user.asksFirst]).toEqual([true, true])
    const seen = (await hub().admin.call(userAll, {})).users.find(({ _id }) => _id === ivo._id)
    expect(seen).toMatchObject({ name: 'ivo' })
    expect(seen).not.toHaveProperty('asksFirst')
    await ivo.call(userSetAsksFirst, { asksFirst: false })
    expect((await ivo.call(userMe, {})).user).not.toHaveProperty('asksFirst')
  })

  it('come back when an admin lets them in again', async () => {
    const dan = await hub().person('dan')
    const listed = async () =>
      (await hub().admin.call(userDeactivated, {})).users.map(({ name }) => name).includes('dan')
    expect(await listed()).toBe(false)
    expect((await refusal(hub().admin, userReactivate, { id: dan._id })).message).toBe(
      'dan is not deactivated',
    )
    await hub().admin.call(userDeactivate, { id: dan._id })
    expect(await listed()).toBe(true)
    expect((await refusal(dan, userReactivate, { id: dan._id })).http).toBe(401)
    await hub().admin.call(userReactivate, { id: dan._id })
    expect([await listed(), await httpOf(dan)], 'old sessions stay ended').toEqual([false, 401])
    await dan.call(login, { username: 'dan', password: "dan's password" })
  })

  it('may become admins, and several admins never leave the hub without one', async () => {
    const [eva, fay] = [await hub().person('eva'), await hub().person('fay')]
    expect((await refusal(eva, userSetAdmin, { id: eva._id, isAdmin: true })).http).toBe(403)
    const { impersonationToken } = await hub().admin.call(adminImpersonate, { targetUserId: eva._id })
    await hub().admin.call(userSetAdmin, { id: eva._id, isAdmin: true })
    const acting = personOf(hub().address, { ...eva, token: impersonationToken })
    expect(await httpOf(acting), 'nobody impersonates an admin').toBe(401)
    expect((await eva.call(userMe, {})).user.isAdmin).toBe(true)
    expect((await refusal(eva, userSetAdmin, { id: eva._id, isAdmin: false })).message).toBe(
      'You cannot change your own role',
    )
    await eva.call(userSetAdmin, { id: fay._id, isAdmin: true })
    const each = await Promise.all([
      eva.send(userSetAdmin, { id: fay._id, isAdmin: false }),
      fay.send(userDeactivate, { id: eva._id }),
    ])
    expect(each.map(({ http }) => http).sort(), 'whoever is slower is no admin any more').toEqual([200, 403])
    const acts = await db().selectFrom('audit').select('action').where('action', 'like', 'admin %').execute()
    expect(acts.slice(0, 2).map(({ action }) => action)).toEqual(['admin add', 'admin add'])
  })

  it('take the admin’s own session along when an impersonation is left by signing out', async () => {
    const [gus, admin] = [await hub().person('gus'), await again(hub().admin)]
    const elsewhere = await again(hub().admin)
    const { impersonationToken } = await admin.call(adminImpersonate, { targetUserId: gus._id })
    const acting = personOf(hub().address, { ...gus, token: impersonationToken })
    const page = await openPage(hub().address, admin.token)
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve))
    await acting.call(logout, {})
    await cut
    expect([await httpOf(acting), await httpOf(admin)]).toEqual([401, 401])
    expect([await httpOf(elsewhere), await httpOf(gus)], 'of others nothing ends').toEqual([200, 200])
  })
})
