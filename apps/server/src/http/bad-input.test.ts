import type * as protocol from '@parlour/protocol'
import { type Call, gameChatAdd, gameFetch, login } from '@parlour/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOVED_TABLES } from '../store/move/moved-tables'
import { declaredCalls } from '../testing/declared-calls'
import { goodBodies } from '../testing/good-bodies'
import { draftLobby, fetchDraft, startDraft } from '../testing/play-draft'
import { spoiltBodies, STRANGE } from '../testing/spoilt-bodies'
import { type HubPerson, startHub, type TestHub } from '../testing/test-hub'
import { APP_VERSION } from '../version'

const NOBODY = 'f'.repeat(24)
describe('every call', () => {
  let hub: TestHub
  let ann: HubPerson
  let gameId: string
  let bodies: Readonly<Record<string, object>>
  let calls: readonly Call[]

  beforeAll(async () => {
    hub = await startHub()
    calls = declaredCalls.filter(({ path }) =>
      hub.server.app.hasRoute({ method: 'POST', url: `/api/${path}` }),
    )
    ann = await hub.person('ann')
    const bob = await hub.person('bob')
    gameId = await startDraft([ann, bob], { packSize: 3 })
    bodies = goodBodies({ gameId, lobby: await draftLobby([ann, bob]), userId: ann._id })
    // Its timer would store them while the rows are counted.
    await hub.server.services.bell.store(0)
  })
  afterAll(() => hub.close())

  async function post(path: string, body: string, more: Readonly<Record<string, string>> = {}) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${ann.token}`, ...more }
    const response = await fetch(`${hub.address}/api/${path}`, { method: 'POST', headers, body })
    const text = await response.text()
    return { http: response.status, text, body: JSON.parse(text) as protocol.Failure }
  }
  /** What may not change by a refused call. */
  async function stored(): Promise<string> {
    const { db } = hub.server.services.store
    const counts = []
    for (const table of MOVED_TABLES)
      counts.push(
        await db
          .selectFrom(table)
          .select((of) => of.fn.countAll().as('n'))
          .executeTakeFirst(),
      )
    const lobbies = await db.selectFrom('lobbies').selectAll().execute()
    return JSON.stringify([counts, lobbies, (await fetchDraft(ann, gameId)).seq])
  }
  function expectEnvelope(reply: { http: number; body: protocol.Failure }, about: string): void {
    expect([about, reply.body.status, typeof reply.body.message]).toEqual([about, 'error', 'string'])
    expect(reply.body.message, about).not.toBe('')
    expect(reply.body.message, about).not.toBe('Something went wrong')
  }

  it('is bound, and has a body here to spoil', () => {
    const bare = calls
      .filter((call) => Object.keys(call.body._zod.def).includes('shape'))
      .map((call) => call.path)
    expect(declaredCalls.filter((call) => !calls.includes(call)).map((call) => call.path)).toEqual([])
    expect(bare.filter((path) => !(path in bodies) && !hasNoFields(path))).toEqual([])
  })
  const hasNoFields = (path: string) =>
    calls.some((call) => call.path === path && call.body.safeParse({}).success)

  it('needs a token, then an object, then no version or the right one', async () => {
    for (const call of calls) {
      const about = call.path
      if (call.access !== 'guest') {
        for (const authorization of ['', 'Bearer', 'Bearer x', `Basic ${ann.token}`]) {
          const reply = await post(call.path, 'not even JSON', { authorization })
          expect([about, reply.http]).toEqual([about, 401])
          expectEnvelope(reply, about)
        }
      }
      if (call.access === 'admin') {
        const reply = await post(call.path, JSON.stringify({ ...bodies[call.path], appVersion: APP_VERSION }))
        expect([about, reply.http, reply.body.message]).toEqual([about, 403, 'Access denied'])
        continue
      }
      for (const body of ['not even JSON', '', '[]', '"x"', '7', 'null']) {
        const reply = await post(call.path, body)
        expect([about, body, reply.http]).toEqual([about, body, 400])
        expectEnvelope(reply, about)
      }
      for (const appVersion of [null, 0, `${APP_VERSION}`, { $ne: 0 }]) {
        const reply = await post(call.path, JSON.stringify({ ...bodies[call.path], appVersion }))
        expect([about, reply.http, reply.body.code]).toEqual([about, 409, 'version_mismatch'])
        expect(reply.body.latestVersion).toBe(APP_VERSION)
      }
    }
  })

  it('refuses what is of the wrong type or missing, names the field, and stores nothing', async () => {
    for (const call of calls) {
      const good = bodies[call.path]
      if (good === undefined) continue
      const caller = call.access === 'admin' ? hub.admin : ann
      const before = await stored()
      const refused = new Set<string>()
      for (const [path, spoilt] of spoiltBodies(good)) {
        if (call.body.safeParse(spoilt).success) continue
        refused.add(path)
        const reply = await caller.send(call, spoilt)
        const about = `${call.path} ${path} ${JSON.stringify(spoilt).slice(0, 200)}`
        expect([about, reply.http]).toEqual([about, 400])
        expectEnvelope({ http: reply.http, body: reply.body as protocol.Failure }, about)
        expect(reply.text.length, about).toBeLessThan(2000)
      }
      expect(await stored(), call.path).toBe(before)
      const fields = Object.keys(good).filter((field) => field !== 'options' && field !== 'data')
      expect([
        call.path,
        fields.filter((field) => ![...refused].some((path) => path.startsWith(field))),
      ]).toEqual([call.path, []])
    }
  })

  it('says which record there is not', async () => {
    for (const call of calls) {
      const good = bodies[call.path]
      // What a link does not lead to is not told to whoever has it.
      if (good === undefined || ['user/next', 'guest/look'].includes(call.path)) continue
      for (const [field, kind] of [
        ['gameId', 'game'],
        ['draftId', 'game'],
        ['lobbyId', 'lobby'],
        ['cubeId', 'cube'],
        ['deckId', 'deck'],
      ]) {
        if (field === undefined || !(field in good) || !call.body.safeParse(good).success) continue
        const reply = await hub.admin.send(call, { ...good, [field]: NOBODY })
        expect([call.path, reply.http, reply.body.message]).toEqual([
          call.path,
          404,
          `There is no ${kind} with the id ${NOBODY}`,
        ])
        const ill = await hub.admin.send(call, { ...good, [field]: '../../etc' })
        expect([call.path, ill.http]).toEqual([call.path, 400])
      }
    }
  })

  it('answers an oversized body, a strange type and an unknown path in an envelope', async () => {
    const huge = JSON.stringify({ appVersion: APP_VERSION, gameId, text: 'x'.repeat(5_000_000) })
    const tooBig = await post('game/chat_add', huge)
    expect([tooBig.http, tooBig.body.status]).toEqual([413, 'error'])
    const form = await post('game/chat_add', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([form.http, form.body.status]).toEqual([415, 'error'])
    const unknown = await post('game/explode', '{}')
    expect([unknown.http, unknown.body.status]).toEqual([404, 'error'])
    const whole = await hub.admin.call(gameFetch, { gameId })
    const large = { appVersion: APP_VERSION, gameId, responses: [], padding: 'x'.repeat(2_000_000) }
    expect((await post('game/save_full', JSON.stringify(large))).http).not.toBe(413)
    expect((await hub.admin.call(gameFetch, { gameId })).game.seq).toBe(whole.game.seq)
  })

  it('refuses a character that not every store can hold', async () => {
    const reply = await ann.send(gameChatAdd, { gameId, text: 'a\u0000b' })
    expect([reply.http, reply.body.message]).toEqual([400, 'Text may not contain the NUL character'])
  })

  it('lets nobody in by a query in place of a name', async () => {
    for (const username of STRANGE) {
      const reply = await ann.send(login, { username, password: { $ne: '' } })
      expect(reply.http).toBe(400)
      expect(reply.text).not.toContain('token')
    }
  })
})
