import { expect, it } from 'vitest'
import { adminLoadGame, login, userAll, userCreate, userDeactivate, userSetAdmin } from '@parlour/protocol'
import { setDeactivated } from '../store/records/users'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { openPage } from '../testing/test-hub'

const GOOD = 'a long enough password'

onBothStores('users', (hub) => {
  const db = () => hub().server.services.store.db

  it('are made by admins, one of a name, and can sign in', async () => {
    const { admin } = hub()
    const { message } = await admin.call(userCreate, { name: ' dora ', password: GOOD, slack: 'D1' })
    expect(message).toBe('User dora created')
    expect(await refusal(admin, userCreate, { name: 'dora', password: GOOD })).toEqual({
      http: 400,
      code: 'name_taken',
      message: 'User with name (dora) already exists',
    })
    expect(await refusal(admin, userCreate, { name: 'DORA', password: GOOD })).toEqual({
      http: 400,
      code: 'name_taken',
      message: 'User with name (dora) already exists: names must differ by more than upper and lower case',
    })
    const both = await Promise.all(
      ['Änne', 'änne'].map((name) => admin.send(userCreate, { name, password: GOOD })),
    )
    expect(both.map(({ http }) => http).sort()).toEqual([200, 400])
    expect((await admin.send(login, { username: 'Dora', password: GOOD })).http).toBe(401)
    const withPassword = async (password: string) =>
      (await refusal(admin, userCreate, { name: 'eve', password })).message
    expect(await withPassword('short')).toBe('The password must have at least 8 characters.')
    for (const password of ['aaaaaaaa', 'qwertyuiop', 'Password1'])
      expect(await withPassword(password)).toMatch(/^This password is easy to guess/)
    const withName = async (name: string) =>
      (await refusal(admin, userCreate, { name, password: GOOD })).message
    expect(await withName('dоra')).toBe('The name may not mix letters of several alphabets.')
    expect(await withName('dóra')).toBe('User with name (dora) already exists: names may not look alike')
    expect((await refusal(admin, userCreate, { name: ' ', password: GOOD })).http).toBe(400)
    for (const name of ['do\u200bra', '\u202edora', 'Everyone', 'nobody'])
      expect([name, (await refusal(admin, userCreate, { name, password: GOOD })).http]).toEqual([name, 400])
    expect((await refusal(admin, userCreate, { name: { a: 1 }, password: GOOD })).http).toBe(400)
    const signedIn = await admin.send(login, { username: 'dora', password: GOOD })
    expect(Object.keys(signedIn.body.user).sort()).toEqual(['_id', 'isAdmin', 'name', 'slack', 'token'])
    const rows = await db().selectFrom('audit').selectAll().where('action', '=', 'user create').execute()
    expect(rows).toMatchObject([{ actor_id: admin._id }, { actor_id: admin._id }])
    expect(JSON.stringify(rows)).not.toContain(GOOD)
  })

  it('have names that are the same however they are typed, and stand in one line', async () => {
    const { admin } = hub()
    const [composed, apart] = ['Zo\u00eb', 'Zoe\u0308']
    await admin.call(userCreate, { name: apart, password: GOOD })
    for (const username of [composed, apart]) {
      const { user } = await admin.call(login, { username, password: GOOD })
      expect(user.name).toBe(composed)
    }
    for (const name of ['two\nlines', 'tab\there', 'line\u2028break', 'bell\u0007'])
      expect(await refusal(admin, userCreate, { name, password: GOOD })).toEqual({
        http: 400,
        code: 'body_malformed',
        message: 'The name may not contain line breaks or control characters.',
      })
  })

  it('have one among them who must be among the players of a loaded game, while they can sign in', async () => {
    const { admin } = hub()
    const [ann, bea] = [await hub().person('ann'), await hub().person('bea')]
    await admin.call(userSetAdmin, { id: bea._id, isAdmin: true })
    expect(await bea.call(adminLoadGame, {})).toMatchObject({ adminName: admin.name })
    expect((await refusal(ann, adminLoadGame, {})).http).toBe(403)
    const setOff = (off: boolean) =>
      hub().server.services.store.write((tx) => setDeactivated(tx, admin._id, off))
    await setOff(true)
    expect(await bea.call(adminLoadGame, {})).toMatchObject({ adminName: null })
    await setOff(false)
  })

  it('are no admin’s business for others, whatever the body', async () => {
    const ann = await hub().person('ann')
    for (const body of [{ name: 'x', password: 'y' }, {}, { name: 5 }])
      expect(await refusal(ann, userCreate, body)).toEqual({
        http: 403,
        code: 'access_denied',
        message: 'Access denied',
      })
    expect((await refusal(ann, userDeactivate, { id: 'x' })).http).toBe(403)
  })

  it('are listed with the name in the chat service only for admins and themselves', async () => {
    const ann = await hub().person('ann')
    const bob = await hub().person('bob', { slack: 'B1' })
    const slackOf = async (person: typeof ann) =>
      (await person.call(userAll, {})).users.find((user) => user._id === bob._id)?.slack
    expect([await slackOf(ann), await slackOf(bob), await slackOf(hub().admin)]).toEqual([
      undefined,
      'B1',
      'B1',
    ])
    expect((await ann.send(userAll, {})).text).not.toMatch(/hash|token|password/)
  })

  it('that are deactivated lose their sessions and connections at once and cannot sign in', async () => {
    const { admin } = hub()
    const cat = await hub().person('cat')
    const page = await openPage(hub().address, cat.token)
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve))
    expect((await admin.call(userDeactivate, { id: cat._id })).message).toBe('User cat deactivated')
    await cut
    expect((await refusal(cat, userAll, {})).http).toBe(401)
    expect(await refusal(admin, login, { username: 'cat', password: "cat's password" })).toEqual({
      http: 401,
      code: 'wrong_password',
      message: 'Invalid username or password',
    })
    expect((await admin.call(userAll, {})).users.map((user) => user.name)).not.toContain('cat')
    const again = await admin.send(userDeactivate, { id: cat._id })
    expect([again.http, again.body.status, again.body.message]).toEqual([
      200,
      'error',
      'User not deactivated',
    ])
    expect((await admin.send(userDeactivate, { id: '0'.repeat(24) })).body.message).toBe(
      'User not deactivated',
    )
    expect((await refusal(admin, userDeactivate, { id: 'x' })).http).toBe(400)
    expect((await refusal(admin, userDeactivate, { id: admin._id })).message).toBe(
      'You cannot deactivate yourself',
    )
  })
})
