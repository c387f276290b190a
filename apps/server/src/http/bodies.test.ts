import {
  gameChatAdd,
  gameUndo,
  lobbyCreate,
  lobbySave,
  userCreate,
  userGames,
  type Failure,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { startDraft } from '../testing/play-draft'
import { APP_VERSION } from '../version'

const ID = '0'.repeat(24)

onBothStores('the body of a call', (hub) => {
  async function post(path: string, body: string, token: string) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(`${hub().address}/api/${path}`, { method: 'POST', headers, body })
    return { http: response.status, body: (await response.json()) as Failure }
  }

  it('may not be nested so deeply that walking through it fails', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    for (const depth of [300, 3000, 5000]) {
      const picks = `${'{"selection":['.repeat(depth)}1${']}'.repeat(depth)}`
      const response = `{"actor":"ann","title":"Draft Card","selection":[${picks}]}`
      const start = `{"appVersion":${APP_VERSION},"gameId":"${gameId}"`
      for (const [path, body] of [
        ['game/save_response', `${start},"response":${response}}`],
        ['game/save_full', `${start},"branchId":0,"responses":[${response}]}`],
      ] as const) {
        const reply = await post(path, body, ann.token)
        expect([depth, path, reply.http, reply.body.message]).toEqual([
          depth,
          path,
          400,
          'The body is nested too deeply',
        ])
      }
    }
  })

  it('may not have so many parts that reading it holds everybody up, and only records may be long', async () => {
    const ann = await hub().person('ann')
    const start = `{"appVersion":${APP_VERSION},"gameId":"${ID}","branchId":0,"responses":`
    const refused = async (path: string, body: string) => {
      const { http, body: failure } = await post(path, body, ann.token)
      return [http, failure.message]
    }
    expect(await refused('game/save_full', `${start}[${'[],'.repeat(500_000)}[]]}`)).toEqual([
      400,
      'The body has too many parts',
    ])
    const fields = (many: number, nameOf: (at: number) => string) =>
      `${start}[${Array.from({ length: many }, (_, at) => `{"${nameOf(at)}":"\\"\\\\"}`).join()}]}`
    expect(
      await refused(
        'game/save_full',
        fields(3000, (at) => `field ${at}`),
      ),
    ).toEqual([400, 'The body has too many different fields'])
    expect(
      (
        await refused(
          'game/save_full',
          fields(20_000, (at) => `field ${at % 9}`),
        )
      )[0],
    ).toBe(404)
    const long = (bytes: number) => `{"appVersion":${APP_VERSION},"username":"${'x'.repeat(bytes)}"}`
    const tooLong = [413, 'The body is too large']
    expect(await refused('guest/login', long(20_000))).toEqual(tooLong)
    expect((await refused('guest/login', long(2000)))[0]).toBe(400)
    expect(await refused('lobby/create', long(600_000))).toEqual(tooLong)
  })

  it('holds texts that are stored as they were sent', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    for (const text of ['\ud800', 'a\udc00b', 'x\u0000'])
      expect([text, (await ann.send(gameChatAdd, { gameId, text })).http]).toEqual([text, 400])
    for (const text of ['🐉 漢字', '\\u0000 and \\ud800 as one writes them', 'a \\\\ b']) {
      const { entry } = await ann.call(gameChatAdd, { gameId, text })
      const { db } = hub().server.services.store
      const row = await db.selectFrom('chat').select('text').where('id', '=', entry.id).executeTakeFirst()
      expect([entry.text, row?.text]).toEqual([text, text])
    }
  })

  it('may not change the prototype of objects, and the refusal says so', async () => {
    const { token } = hub().admin
    for (const field of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{}}']) {
      const { http, body } = await post('user/all', `{"appVersion":${APP_VERSION},${field}}`, token)
      expect([http, body.message]).toEqual([
        400,
        'The body may not have fields named __proto__ or constructor',
      ])
    }
  })

  it('is refused in words', async () => {
    const { admin } = hub()
    const words = async (body: object) => (await admin.send(userCreate, body)).body.message
    expect(await words({ password: 'long enough' })).toBe('The name is missing.')
    expect(await words({ name: { $ne: '' }, password: ['x'] })).toBe(
      'The name must be a text. The password must be a text.',
    )
    const undo = async (count: number) =>
      (await admin.send(gameUndo, { gameId: admin._id, count })).body.message
    expect(await undo(0)).toBe('The count must be at least 1.')
    expect(await undo(1001)).toBe('The count must be at most 1000.')
    const listed = async (userIds: readonly string[]) =>
      (await admin.send(lobbyCreate, { userIds })).body.message
    expect(await listed([])).toBe('The list of players may not be empty.')
    expect(await listed(Array<string>(21).fill(admin._id))).toBe(
      'The list of players may have at most 20 entries.',
    )
    expect((await admin.send(lobbySave, { name: 'x' })).body.message).toBe('Invalid lobby data')
    expect((await admin.send(lobbySave, { _id: 7 })).body.message).toBe('Invalid lobby data')
  })

  it.each([
    ['magic/cube/update_settings', { cubeId: ID, settings: { name: ' ' } }, 'The name may not be empty.'],
    ['magic/cube/update_scar', { cubeId: ID, scar: { text: '' } }, 'The text of the scar may not be empty.'],
    ['magic/cube/fetch', { cubeId: 'x' }, 'The cube id is not a well-formed id.'],
    [
      'magic/cube/add_remove_cards',
      { cubeId: ID, addIds: ['x'] },
      'An entry of the list of cards to add is not a well-formed card id.',
    ],
    [
      'magic/cube/add_remove_cards',
      { cubeId: ID, addIds: 'x'.repeat(3000) },
      'The list of cards to add must be a list.',
    ],
    [
      'magic/deck/save',
      {
        deck: {
          _id: ID,
          name: 'x',
          format: 'custom',
          rev: 0,
          cardIdsByZone: { main: 1, side: [], command: [] },
        },
      },
      'The main deck must be a list.',
    ],
  ])('is refused in words for people, not by the fields of a call: %s %j', async (path, body, sentence) => {
    const { admin } = hub()
    const answer = await admin.send({ path } as typeof userCreate, body)
    expect([answer.http, answer.body.message]).toEqual([400, sentence])
  })

  it('may ask for games of no kind', async () => {
    const ann = await hub().person('ann')
    const { games } = await ann.call(userGames, { userId: ann._id, kind: [], state: 'all' })
    expect(games).toEqual([])
  })
})

onBothStores('an address that cannot be read', (hub) => {
  it('is answered with an envelope', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${hub().address}/api/%zz`, { method })
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ status: 'error', message: 'The address could not be read' })
    }
  })
})
