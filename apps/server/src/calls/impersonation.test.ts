import { expect, it, onTestFinished, vi } from 'vitest'
import {
  adminImpersonate,
  adminImpersonationStatus,
  adminStopImpersonation,
  deckCreate,
  deckDelete,
  deckSave,
  logout,
  userAll,
  userCreate,
  userDeactivate,
} from '@parlour/protocol'
import { openSession } from '../store/records/sessions'
import { addUser } from '../store/records/users'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { openPage, type HubPerson, personOf } from '../testing/test-hub'

onBothStores('impersonation', (hub) => {
  const db = () => hub().server.services.store.db
  const asTarget = async (admin: HubPerson, target: HubPerson): Promise<HubPerson> => {
    const answer = await admin.call(adminImpersonate, { targetUserId: target._id })
    return personOf(hub().address, { ...target, token: answer.impersonationToken })
  }
  async function secondAdmin(name: string): Promise<HubPerson> {
    const _id = await addUser(db(), { name, password: 'p', isAdmin: true })
    return personOf(hub().address, { _id, name, token: await openSession(db(), _id, { now: Date.now() }) })
  }
  const stop = (person: HubPerson) => ({ impersonationToken: person.token })

  it('lets an admin act as a user, who is notified, and end it with the token itself', async () => {
    const { admin } = hub()
    const ann = await hub().person('ann', { slack: 'A1' })
    const acting = await asTarget(admin, ann)
    const status = await acting.call(adminImpersonationStatus, {})
    expect(status).toMatchObject({
      isImpersonated: true,
      impersonatedBy: { _id: admin._id, name: admin.name },
    })
    expect(status.impersonationStartTime).toBeLessThanOrEqual(Date.now())
    expect((await ann.call(adminImpersonationStatus, {})).isImpersonated).toBe(false)
    const { deck } = await acting.call(deckCreate, {})
    expect(deck.userId).toBe(ann._id)
    const page = await openPage(hub().address, acting.token)
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve))
    const ended = await acting.call(adminStopImpersonation, stop(acting))
    expect(ended.originalAdminId).toBe(admin._id)
    await cut
    expect((await refusal(acting, userAll, {})).http).toBe(401)
    expect((await refusal(admin, adminStopImpersonation, stop(acting))).message).toBe(
      'Invalid impersonation token',
    )
    const trail = await db()
      .selectFrom('audit')
      .selectAll()
      .where('action', 'like', 'impersonation%')
      .execute()
    expect(trail.map((row) => [row.action, row.actor_id])).toEqual([
      ['impersonation start', admin._id],
      ['impersonation end', admin._id],
    ])
    const acts = await db()
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'magic/deck/create')
      .execute()
    expect(acts).toMatchObject([{ actor_id: ann._id, admin_id: admin._id }])
  })

  it('gives no admin right, and is nobody else’s to end', async () => {
    const { admin } = hub()
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const acting = await asTarget(admin, ann)
    expect((await refusal(acting, userCreate, { name: 'x', password: 'y' })).http).toBe(403)
    expect((await refusal(acting, adminImpersonate, { targetUserId: bob._id })).http).toBe(403)
    expect((await refusal(bob, adminStopImpersonation, stop(acting))).http).toBe(403)
    expect((await refusal(ann, adminStopImpersonation, stop(acting))).http).toBe(403)
    await admin.call(adminStopImpersonation, stop(acting))
  })

  it('is refused for oneself, admins, unknown and deactivated users, and twice at a time', async () => {
    const { admin } = hub()
    const [ann, cat] = [await hub().person('ann'), await hub().person('cat')]
    const other = await secondAdmin('boss')
    const of = async (id: string, who = admin) =>
      (await refusal(who, adminImpersonate, { targetUserId: id })).message
    expect(await of(admin._id)).toBe('You cannot impersonate yourself')
    expect(await of(other._id)).toBe('Admins cannot be impersonated')
    expect(await of('0'.repeat(24))).toContain('There is no user')
    expect((await refusal(admin, adminImpersonate, {})).http).toBe(400)
    expect((await refusal(ann, adminImpersonate, { targetUserId: cat._id })).http).toBe(403)
    await admin.call(userDeactivate, { id: cat._id })
    expect(await of(cat._id)).toBe('A deactivated user cannot be impersonated')
    const replies = await Promise.all(
      [admin, other, admin, other].map((who) => who.send(adminImpersonate, { targetUserId: ann._id })),
    )
    expect(replies.map((reply) => reply.http).sort()).toEqual([200, 400, 400, 400])
    expect(replies.find((reply) => reply.http === 400)?.body.code).toBe('ALREADY_IMPERSONATED')
  })

  it('logs no error of the program when somebody without rights ends an impersonation', async () => {
    const { log } = hub().server.services
    const errors = vi.spyOn(log, 'error')
    const infos = vi.spyOn(log, 'info')
    onTestFinished(() => {
      errors.mockRestore()
      infos.mockRestore()
    })
    const ann = await hub().person('ann')
    expect((await ann.send(adminStopImpersonation, stop(ann))).http).toBe(400)
    expect(infos).toHaveBeenCalledWith(expect.anything(), 'impersonation refused')
    expect(errors).not.toHaveBeenCalled()
    expect((await hub().admin.send(adminStopImpersonation, stop(ann))).http).toBe(400)
    expect(errors).toHaveBeenCalledOnce()
  })

  it('ends after an hour, and can then begin again; the old token does not come back', async () => {
    const { admin } = hub()
    const bob = await hub().person('bob')
    const acting = await asTarget(admin, bob)
    const past = Date.now() - 61 * 60 * 1000
    await db().updateTable('users').set({ imp_started: past }).where('id', '=', bob._id).execute()
    await db()
      .updateTable('sessions')
      .set({ expires: past })
      .where('user_id', '=', bob._id)
      .where('admin_id', 'is not', null)
      .execute()
    expect((await refusal(acting, userAll, {})).http).toBe(401)
    const again = await asTarget(admin, bob)
    expect((await again.call(adminImpersonationStatus, {})).isImpersonated).toBe(true)
    expect((await refusal(acting, userAll, {})).http).toBe(401)
    await admin.call(adminStopImpersonation, stop(again))
  })

  it('ends when its session signs out, or its target is deactivated', async () => {
    const { admin } = hub()
    const [dan, eve] = [await hub().person('dan'), await hub().person('eve')]
    // Signing out ends the admin's session, too.
    await (await asTarget(await secondAdmin('abe'), dan)).call(logout, {})
    await admin.call(adminStopImpersonation, stop(await asTarget(admin, dan)))
    await asTarget(admin, eve)
    await admin.call(userDeactivate, { id: eve._id })
    const marks = await db().selectFrom('users').select('name').where('imp_admin', 'is not', null).execute()
    expect(marks).not.toContainEqual({ name: 'eve' })
    const trail = await db()
      .selectFrom('audit')
      .select(['action', 'target_id'])
      .where('target_id', 'in', [dan._id, eve._id])
      .where('action', 'like', 'impersonation%')
      .execute()
    const ofEach = [dan, eve].map(({ _id }) =>
      trail.filter((row) => row.target_id === _id).map((row) => row.action.split(' ')[1]),
    )
    expect(ofEach).toEqual([
      ['start', 'end', 'start', 'end'],
      ['start', 'end'],
    ])
  })

  it('leaves the record of each act, and on what', async () => {
    const acting = await asTarget(await secondAdmin('amy'), await hub().person('fay'))
    const { deck } = await acting.call(deckCreate, {})
    await acting.call(deckSave, {
      deck: { ...deck, name: 'Renamed', cardIdsByZone: { main: [], side: [], command: [] } },
    })
    await acting.call(deckDelete, { deckId: deck._id })
    await acting.call(logout, {})
    const acts = await db()
      .selectFrom('audit')
      .select(['action', 'target_id'])
      .where('actor_id', '=', acting._id)
      .where('target_id', 'is not', null)
      .execute()
    expect(acts).toEqual([
      { action: 'magic/deck/save', target_id: deck._id },
      { action: 'magic/deck/delete', target_id: deck._id },
    ])
  })

  it('ends when the admin behind it is deactivated', async () => {
    const { admin } = hub()
    const bob = await hub().person('bob')
    const boss = await secondAdmin('former boss')
    const acting = await asTarget(boss, bob)
    const page = await openPage(hub().address, acting.token)
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve))
    await admin.call(userDeactivate, { id: boss._id })
    expect((await refusal(acting, userAll, {})).http).toBe(401)
    await cut
    await admin.call(adminStopImpersonation, stop(await asTarget(admin, bob)))
  })
})
