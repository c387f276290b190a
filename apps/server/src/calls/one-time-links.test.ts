import {
  adminImpersonate,
  adminInvite,
  adminLinks,
  adminResetLink,
  adminRevokeLink,
  invitationAccept,
  invitationInfo,
  login,
  passwordReset,
  resetInfo,
  userAll,
  userDeactivate,
  userReactivate,
  userSetAdmin,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { openPage, type HubPerson, personOf } from '../testing/test-hub'

const GOOD = 'seven green lanterns'
const NOT_VALID = {
  http: 400,
  code: 'link_not_valid',
  message: 'This link is no longer valid. Ask an admin for a new one.',
}

onBothStores('links that let one person in', (hub) => {
  const db = () => hub().server.services.store.db
  const guest = (): HubPerson => personOf(hub().address, { _id: '', name: '', token: 'none' })
  const invited = async (by = hub().admin) => (await by.call(adminInvite, {})).link
  const resetting = async (person: HubPerson) =>
    (await hub().admin.call(adminResetLink, { userId: person._id })).link
  /** Makes a link as old as it may become, and a moment more. */
  const age = (id: string) =>
    db()
      .updateTable('one_time_links')
      .set({ expires: Date.now() - 1 })
      .where('id', '=', id)
      .execute()
  const hours = (until: number) => Math.round((until - Date.now()) / 3_600_000)

  it('are stored as hashes, and their secrets are never shown again', async () => {
    const { id, token, expires } = await invited()
    expect(hours(expires)).toBe(7 * 24)
    const secret = token.split('.')[1] ?? ''
    expect(secret.length).toBeGreaterThan(40)
    for (const table of ['one_time_links', 'audit'] as const)
      expect(JSON.stringify(await db().selectFrom(table).selectAll().execute())).not.toContain(secret)
    const { text, body } = await hub().admin.send(adminLinks, {})
    expect(text).not.toContain(secret)
    expect(body.links).toContainEqual(
      expect.objectContaining({ id, kind: 'invitation', madeBy: hub().admin.name, target: null }),
    )
  })

  it('make one account, signed in, whoever is quicker', async () => {
    const { token } = await invited()
    expect((await guest().call(invitationInfo, { token })).invitedBy).toBe(hub().admin.name)
    const both = await Promise.all(
      ['gus', 'gil'].map((name) => guest().send(invitationAccept, { token, name, password: GOOD })),
    )
    expect(both.map(({ http }) => http).sort()).toEqual([200, 400])
    const { user } = (both.find(({ http }) => http === 200) ?? both[0])?.body ?? {}
    if (user === undefined) throw new Error('nobody came in')
    expect(user.isAdmin).toBe(false)
    const came = personOf(hub().address, user)
    const names = (await came.call(userAll, {})).users.map(({ name }) => name)
    expect(names.filter((name) => name === 'gus' || name === 'gil')).toEqual([user.name])
    await guest().call(login, { username: user.name, password: GOOD })
    expect(await refusal(guest(), invitationInfo, { token })).toEqual(NOT_VALID)
  })

  it('are not used up by a name that is taken or a password that is refused', async () => {
    await hub().person('hal')
    const { token } = await invited()
    const attempt = (name: string, password: string) =>
      refusal(guest(), invitationAccept, { token, name, password })
    expect(await attempt('Hal', GOOD)).toEqual({
      http: 400,
      code: 'name_taken',
      message: 'User with name (hal) already exists: names must differ by more than upper and lower case',
    })
    expect((await attempt('ida', 'short')).message).toBe('The password must have at least 8 characters.')
    for (const common of ['password', 'Password1', 'iloveyou1'])
      expect((await attempt('ida', common)).message).toBe(
        'This password is easy to guess. Choose a longer one, or add another word.',
      )
    expect((await attempt('ida the first', 'Ida The First')).message).toBe(
      'The password may not be your name. Choose another one.',
    )
    await guest().call(invitationAccept, { token, name: 'ida', password: GOOD })
  })

  it('are worth nothing when they are too old, forged, taken back, or of somebody who is no admin any more', async () => {
    const old = await invited()
    await age(old.id)
    const revoked = await invited()
    await hub().admin.call(adminRevokeLink, { id: revoked.id })
    expect((await refusal(hub().admin, adminRevokeLink, { id: revoked.id })).http).toBe(404)
    const jan = await hub().person('jan')
    await hub().admin.call(userSetAdmin, { id: jan._id, isAdmin: true })
    const jans = await invited(jan)
    await hub().admin.call(userSetAdmin, { id: jan._id, isAdmin: false })
    const { token } = await invited()
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const reset = await resetting(jan)
    for (const bad of [
      old.token,
      revoked.token,
      jans.token,
      forged,
      token.split('.')[0] ?? '',
      '',
      reset.token,
    ])
      expect(await refusal(guest(), invitationInfo, { token: bad })).toEqual(NOT_VALID)
    expect(await refusal(guest(), resetInfo, { token })).toEqual(NOT_VALID)
    await guest().call(invitationInfo, { token })
  })

  it('are made and seen by admins alone, and not while they impersonate', async () => {
    const [kim, lou] = [await hub().person('kim'), await hub().person('lou')]
    const acting = await hub().admin.call(adminImpersonate, { targetUserId: lou._id })
    const asLou = personOf(hub().address, { ...lou, token: acting.impersonationToken })
    for (const person of [kim, asLou]) {
      expect((await refusal(person, adminInvite, {})).http).toBe(403)
      expect((await refusal(person, adminLinks, {})).http).toBe(403)
      expect((await refusal(person, adminResetLink, { userId: kim._id })).http).toBe(403)
    }
  })

  it('let somebody choose another password, once and for a day, and sign them out everywhere else', async () => {
    const max = await hub().person('max')
    const first = await resetting(max)
    const { token, expires } = await resetting(max)
    expect(hours(expires)).toBe(24)
    expect(await refusal(guest(), resetInfo, { token: first.token }), 'only the last counts').toEqual(
      NOT_VALID,
    )
    expect((await guest().call(resetInfo, { token })).name).toBe('max')
    const page = await openPage(hub().address, max.token)
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve))
    const both = await Promise.all([1, 2].map(() => guest().send(passwordReset, { token, password: GOOD })))
    expect(both.map(({ http }) => http).sort()).toEqual([200, 400])
    await cut
    expect((await refusal(max, userAll, {})).http).toBe(401)
    const inside = both.find(({ http }) => http === 200)?.body.user
    if (inside === undefined) throw new Error('nobody is signed in')
    await personOf(hub().address, inside).call(userAll, {})
    const old = await guest().send(login, { username: 'max', password: "max's password" })
    expect(old.http).toBe(401)
    await guest().call(login, { username: 'max', password: GOOD })
    const acts = await db().selectFrom('audit').selectAll().where('target_id', '=', max._id).execute()
    expect(acts.map(({ action }) => action)).toEqual(['reset link', 'reset link', 'password reset'])
  })

  it('reset nobody’s password who is deactivated', async () => {
    const ned = await hub().person('ned')
    const { token } = await resetting(ned)
    await hub().admin.call(userDeactivate, { id: ned._id })
    expect(await refusal(guest(), passwordReset, { token, password: GOOD })).toEqual(NOT_VALID)
    expect((await refusal(hub().admin, adminResetLink, { userId: ned._id })).http).toBe(404)
    await hub().admin.call(userReactivate, { id: ned._id })
    expect(await refusal(guest(), passwordReset, { token, password: GOOD }), 'for good').toEqual(NOT_VALID)
  })
})

onBothStores(
  'tried links',
  (hub) => {
    it('are limited like tried passwords, and keep nobody out whose link is right', async () => {
      const guest = personOf(hub().address, { _id: '', name: '', token: 'none' })
      const { link } = await hub().admin.call(adminInvite, {})
      const attempt = (token: string) => refusal(guest, invitationInfo, { token })
      for (let failed = 0; failed < 2; failed += 1)
        expect((await attempt(`${link.id}.${failed}`)).http).toBe(400)
      expect(await attempt(`${link.id}.2`)).toMatchObject({ http: 429, code: 'rate_limited' })
      for (let other = 0; other < 8; other += 1) await attempt(`${other}.x`)
      expect((await attempt('any.x')).http, 'also with ever new links').toBe(429)
      expect((await guest.call(invitationInfo, { token: link.token })).invitedBy).toBe(hub().admin.name)
    })
  },
  { config: { limits: { failedLogins: 2, writesPerSecond: 0, writeBurst: 0 } } },
)
