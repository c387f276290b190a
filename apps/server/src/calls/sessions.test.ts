import {
  adminImpersonate,
  login,
  otherSessionsEnd,
  sessionEnd,
  sessions,
  userAll,
  type WireSession,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { openSession } from '../store/records/sessions'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { openPage, type HubPerson, personOf } from '../testing/test-hub'
import { APP_VERSION } from '../version'

const HOUR = 60 * 60 * 1000

onBothStores('where somebody is signed in', (hub) => {
  const db = () => hub().server.services.store.db
  const on = async (person: HubPerson, device: string, hoursAgo = 0): Promise<HubPerson> => {
    const token = await openSession(db(), person._id, { now: Date.now() - hoursAgo * HOUR, device })
    return personOf(hub().address, { ...person, token })
  }
  const httpOf = async (person: HubPerson) => (await person.send(userAll, {})).http
  const listed = async (person: HubPerson) => (await person.call(sessions, {})).sessions
  const named = (list: readonly WireSession[], device: string) =>
    list.find((session) => session.device === device)?._id ?? ''

  it('is listed for them alone, this browser first, then by last use', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    await on(ann, 'Safari on a Mac', 50)
    await on(ann, 'Chrome on Android', 3)
    const here = await on(ann, 'Firefox on Linux', 0.5)
    const list = await listed(here)
    expect(list.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Firefox on Linux', true],
      // The session that the hub of the tests opened says no name.
      [undefined, undefined],
      ['Chrome on Android', undefined],
      ['Safari on a Mac', undefined],
    ])
    const phone = list.find(({ device }) => device === 'Chrome on Android')
    expect(Math.abs((phone?.used ?? 0) - (Date.now() - 3 * HOUR))).toBeLessThan(HOUR)
    const text = JSON.stringify(list)
    const rows = await db().selectFrom('sessions').select('token_hash').execute()
    for (const { token_hash } of rows)
      expect(text, 'nothing of a token').not.toContain(token_hash.slice(0, 12))
    expect((await listed(bob)).length).toBe(1)
  })

  it('names the browser that signs in', async () => {
    const cat = await hub().person('cat')
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'
    const response = await fetch(`${hub().address}/api/${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ username: 'cat', password: "cat's password", appVersion: APP_VERSION }),
    })
    expect(response.status).toBe(200)
    expect((await listed(cat)).map(({ device }) => device)).toContain('Edge on Windows')
  })

  it('ends on one device, whose page is cut off, and on none of another person', async () => {
    const { dan, eva } = await hub().people('dan', 'eva')
    const [phone, tablet] = [await on(dan, 'Chrome on Android'), await on(dan, 'Safari on an iPad')]
    const page = await openPage(hub().address, phone.token)
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve))
    const id = named(await listed(dan), 'Chrome on Android')
    expect((await refusal(eva, sessionEnd, { id })).code).toBe('session_ended')
    expect(await httpOf(phone)).toBe(200)
    await dan.call(sessionEnd, { id })
    await cut
    expect([await httpOf(phone), await httpOf(tablet), await httpOf(dan)]).toEqual([401, 200, 200])
    expect((await refusal(dan, sessionEnd, { id })).message).toBe('That device is signed out already.')
  })

  it('ends everywhere but here', async () => {
    const fay = await hub().person('fay')
    const [phone, tablet] = [await on(fay, 'Chrome on Android'), await on(fay, 'Safari on an iPad')]
    expect((await fay.call(otherSessionsEnd, {})).message).toBe('2 devices are signed out.')
    expect([await httpOf(phone), await httpOf(tablet), await httpOf(fay)]).toEqual([401, 401, 200])
    expect((await listed(fay)).map(({ isThis }) => isThis)).toEqual([true])
    const audited = db().selectFrom('audit').select('details').where('actor_id', '=', fay._id)
    expect(
      (await audited.where('action', '=', 'sessions end').execute()).map(({ details }) => details),
    ).toEqual([expect.stringContaining('Chrome on Android')])
  })

  it('ends an impersonation with the admin’s device that began it, and no other', async () => {
    const { gus, ida } = await hub().people('gus', 'ida')
    const [lost, desk] = [
      await on(hub().admin, 'Chrome on Android'),
      await on(hub().admin, 'Edge on Windows'),
    ]
    const from = async (admin: HubPerson, target: HubPerson) => {
      const { impersonationToken } = await admin.call(adminImpersonate, { targetUserId: target._id })
      return personOf(hub().address, { ...target, token: impersonationToken })
    }
    const [asGus, asIda] = [await from(lost, gus), await from(desk, ida)]
    await desk.call(sessionEnd, { id: named(await listed(desk), 'Chrome on Android') })
    expect([await httpOf(lost), await httpOf(asGus)]).toEqual([401, 401])
    expect([await httpOf(asIda), await httpOf(gus)]).toEqual([200, 200])
    for (const [call, body] of [
      [sessions, {}],
      [otherSessionsEnd, {}],
      [sessionEnd, { id: 'f'.repeat(24) }],
    ] as const)
      expect((await refusal(asIda, call, body)).code).toBe('sessions_of_impersonated')
  })
})
