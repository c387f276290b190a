import {
  cubeAll,
  cubeCreate,
  gameCreate,
  lobbyAll,
  lobbyCreate,
  lobbyInfo,
  lobbyKill,
  lobbySave,
  userDeactivate,
  userLobbies,
  type WireLobby,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { openPage, type HubPerson } from '../testing/test-hub'

const NOBODY = 'f'.repeat(24)

onBothStores('lobbies', (hub) => {
  let ann: HubPerson
  let bob: HubPerson
  let eve: HubPerson
  beforeAll(async () => {
    ;({ ann, bob, eve } = await hub().people('ann', 'bob', 'eve'))
  })

  const info = async (lobbyId: string) => (await ann.call(lobbyInfo, { lobbyId })).lobby
  const made = async (body: object = {}) => info((await ann.call(lobbyCreate, body)).lobbyId)
  const save = (person: HubPerson, lobby: WireLobby, change: object) =>
    person.send(lobbySave, { ...lobby, ...change })
  const texts = (lobby: WireLobby) => lobby.warnings.map((warning) => warning.text)

  it('is made for the caller, with a two-word name and no game', async () => {
    const lobby = await made()
    expect(lobby.name).toMatch(/^[a-z]+-[a-z]+$/)
    expect(lobby).toMatchObject({ game: null, userId: ann._id, valid: false, gameLaunched: false, rev: 0 })
    expect(lobby.users).toEqual([{ _id: ann._id, name: 'ann' }])
  })

  it('keeps the order of the users it is made for, and is made for known ones only', async () => {
    const lobby = await made({ userIds: [bob._id, ann._id] })
    expect(lobby.users.map((user) => user.name)).toEqual(['bob', 'ann'])
    const before = (await hub().admin.call(lobbyAll, {})).lobbies.length
    const unknown = await ann.send(lobbyCreate, { userIds: [ann._id, NOBODY] })
    expect([unknown.http, unknown.body.message]).toEqual([400, `There is no user with the id ${NOBODY}`])
    const twice = await ann.send(lobbyCreate, { userIds: [ann._id, ann._id] })
    expect(twice.http).toBe(400)
    expect((await hub().admin.call(lobbyAll, {})).lobbies).toHaveLength(before)
  })

  it('names what keeps a Cube Draft from starting, word for word', async () => {
    const lobby = await made({ game: 'Cube Draft' })
    expect(texts(lobby)).toEqual(['At least two players are required'])
    const { cubes } = await ann.call(cubeAll, {})
    const none = await save(ann, lobby, { options: { cubeId: '' } })
    expect(texts(none.body.lobby)).toEqual(['At least two players are required', 'A cube must be selected'])
    const users = [ann, bob].map(({ _id }) => ({ _id }))
    const options = { cubeId: cubes[0]?._id, numPacks: 0, packSize: 0, scarRounds: '4' }
    const empty = await save(ann, none.body.lobby, { users, options })
    expect(texts(empty.body.lobby)).toEqual([
      'Packs must be greater than zero',
      'Pack size must be greater than zero',
      'Invalid scar rounds',
    ])
    const big = {
      ...options,
      numPacks: 20,
      packSize: 15,
      scarRounds: Array.from({ length: 20 }, (_, i) => i + 1).join(),
    }
    const tooBig = await save(ann, empty.body.lobby, { options: big })
    expect(texts(tooBig.body.lobby)).toEqual(['Not enough scars in the cube', 'Not enough cards in the cube'])
    const good = await save(ann, tooBig.body.lobby, {
      options: { ...options, numPacks: 3, packSize: 15, scarRounds: ' 1, ' },
    })
    expect(good.body.lobby).toMatchObject({ valid: true, warnings: [] })
  })

  it('has the only cube and the only set chosen, and none of several', async () => {
    const [cube, ...others] = (await ann.call(cubeAll, {})).cubes
    expect(others).toEqual([])
    const lobby = await made({ game: 'Cube Draft' })
    expect(lobby.options).toMatchObject({ cubeId: cube?._id, cubeName: cube?.name, numPacks: 3 })
    const { body } = await save(ann, lobby, { game: 'Set Draft', options: null })
    expect(body.lobby.options).toMatchObject({ numPacks: 3, set: { set_type: 'expansion' } })
    await ann.call(cubeCreate, {})
    expect((await made({ game: 'Cube Draft' })).options).toBeUndefined()
    expect(texts(await made({ game: 'Cube Draft' }))).toContain('A cube must be selected')
  })

  it('takes only name, game, options and users from a save', async () => {
    const lobby = await made()
    const forged = {
      name: ' The cube night ',
      users: [{ _id: bob._id, name: 'the emperor' }],
      userId: bob._id,
      valid: true,
      gameLaunched: true,
      gameId: NOBODY,
      createdTimestamp: 1,
    }
    const { body } = await save(ann, lobby, forged)
    expect(body.lobby).toMatchObject({
      name: 'The cube night',
      users: [{ _id: bob._id, name: 'bob' }],
      userId: ann._id,
      valid: false,
      gameLaunched: false,
      createdTimestamp: lobby.createdTimestamp,
      rev: 1,
    })
    expect(body.lobby.gameId).toBeUndefined()
    expect((await save(ann, body.lobby, { name: '  ' })).http).toBe(400)
    expect((await save(ann, body.lobby, { options: 'all' })).http).toBe(400)
  })

  it('answers the second of two simultaneous saves with the current lobby', async () => {
    const lobby = await made({ userIds: [ann._id, bob._id] })
    const [one, other] = await Promise.all([
      save(ann, lobby, { name: "ann's" }),
      save(bob, lobby, { name: "bob's" }),
    ])
    const codes = [one.http, other.http].sort()
    expect(codes).toEqual([200, 409])
    const refused = one.http === 409 ? one : other
    expect(refused.body.code).toBe('conflict')
    expect(refused.body.current).toEqual(await info(lobby._id))
  })

  it('is changed by its creator, its players and admins alone', async () => {
    const lobby = await made({ userIds: [bob._id] })
    expect((await save(eve, lobby, { name: 'mine' })).http).toBe(403)
    expect((await eve.send(lobbyKill, { lobbyId: lobby._id })).http).toBe(403)
    expect((await eve.send(lobbyAll, {})).http).toBe(403)
    expect((await eve.send(lobbyInfo, { lobbyId: lobby._id })).http).toBe(200)
    for (const person of [ann, bob, hub().admin])
      expect((await save(person, await info(lobby._id), { name: `by ${person.name}` })).http).toBe(200)
    await bob.call(lobbyKill, { lobbyId: lobby._id })
    const gone = await ann.send(lobbyInfo, { lobbyId: lobby._id })
    expect([gone.http, gone.body.message]).toEqual([404, `There is no lobby with the id ${lobby._id}`])
  })

  it('names its bots, and refuses one in the place of a user', async () => {
    const lobby = await made({ game: 'Cube Draft' })
    const bots = ['a', 'b', 'c'].map((digit) => ({ _id: digit.repeat(24), bot: 'steady' }))
    const seats = [{ _id: ann._id }, ...bots.map((bot) => ({ ...bot, name: 'ann' }))]
    const { body } = await save(ann, lobby, { users: seats })
    const names = body.lobby.users.map((user) => user.name)
    expect(new Set(names).size).toBe(4)
    expect(names.slice(1).every((name) => /^Bot [A-Z]/.test(name))).toBe(true)
    const again = await save(ann, body.lobby, { users: [...body.lobby.users].reverse() })
    expect(again.body.lobby.users.map((user) => user.name)).toEqual([...names].reverse())
    const posing = await save(ann, again.body.lobby, { users: [{ _id: bob._id, bot: 'steady' }] })
    expect([posing.http, posing.body.message]).toEqual([400, 'A bot cannot have the id of a user'])
    const unknown = await save(ann, again.body.lobby, {
      users: [{ _id: ann._id }, { _id: 'a'.repeat(24), bot: 'genius' }],
    })
    expect(texts(unknown.body.lobby)).toContain('A bot in this lobby cannot play this game')
  })

  it('gives no bot the name of anybody on the hub, seated or not', async () => {
    await hub().people('bertram')
    const lobby = await made({ game: 'Cube Draft' })
    const bots = ['a', 'b'].map((digit) => ({ _id: digit.repeat(24), name: 'Bot Bertram', bot: 'steady' }))
    const { body } = await save(ann, lobby, { users: [{ _id: ann._id }, ...bots] })
    expect(body.lobby.users.map(({ name }) => name)).toEqual(['ann', 'Bot Ada', 'Bot Cleo'])
  })

  it('shows a deactivated player as such and does not start', async () => {
    const mal = await hub().person('mal')
    const lobby = await made({
      userIds: [ann._id, mal._id],
      game: 'Magic',
      options: { format: 'Constructed' },
    })
    await hub().admin.call(userDeactivate, { id: mal._id })
    const now = await info(lobby._id)
    expect(now.users[1]).toMatchObject({ _id: mal._id, name: 'mal', deactivated: true })
    expect(texts(now)).toEqual(['A player is deactivated'])
    const refused = await ann.send(gameCreate, { lobbyId: lobby._id })
    expect([refused.http, refused.body.message]).toEqual([400, 'A player is deactivated'])
  })

  it('is listed for its players until it starts, and for nobody else', async () => {
    const lobby = await made({ userIds: [bob._id, eve._id] })
    const { lobbies } = await bob.call(userLobbies, { userId: bob._id })
    expect(lobbies.map((one) => one._id)).toContain(lobby._id)
    expect((await eve.send(userLobbies, { userId: bob._id })).http).toBe(403)
    expect((await hub().admin.send(userLobbies, { userId: bob._id })).http).toBe(200)
  })

  it('pushes every change to those who look at it and to the home pages of its players', async () => {
    const lobby = await made({ userIds: [ann._id, bob._id] })
    const page = await openPage(hub().address, bob.token)
    expect(await page.watch({ kind: 'lobby', id: lobby._id })).toEqual({ ok: true })
    expect(await page.watch({ kind: 'home' })).toMatchObject({ ok: true })
    await save(ann, lobby, { name: 'Friday' })
    // That the lobby was made may be told only now, too.
    const push = await page.next('lobby', ({ lobby }) => lobby?.name === 'Friday')
    expect(push.lobby).toEqual(await info(lobby._id))
    await page.next('home')
    await ann.call(lobbyKill, { lobbyId: lobby._id })
    expect((await page.next('lobby', ({ lobby }) => lobby === null)).lobbyId).toBe(lobby._id)
    page.close()
  })
})
