import {
  gameCreate,
  gameKill,
  gameRematch,
  lobbyCreate,
  lobbyInfo,
  lobbyJoin,
  lobbyKill,
  lobbyLeave,
  lobbySave,
  userLobbies,
  type WireLobby,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { startDraft } from '../testing/play-draft'
import { openPage, type HubPerson } from '../testing/test-hub'

onBothStores('joining a lobby', (hub) => {
  let ann: HubPerson
  let bob: HubPerson
  let eve: HubPerson
  let mia: HubPerson
  beforeAll(async () => {
    ;({ ann, bob, eve, mia } = await hub().people('ann', 'bob', 'eve', 'mia'))
  })

  const info = async (lobbyId: string) => (await ann.call(lobbyInfo, { lobbyId })).lobby
  const createLobby = async (body: object = {}) => info((await ann.call(lobbyCreate, body)).lobbyId)
  const save = (person: HubPerson, lobby: WireLobby, change: object) =>
    person.send(lobbySave, { ...lobby, ...change })
  const namesIn = (lobby: WireLobby) => lobby.users.map(({ name }) => name)
  const invitations = async (person: HubPerson) => {
    const { lobbies } = await person.call(userLobbies, { userId: person._id })
    return lobbies.flatMap(({ _id, users }) => {
      const by = users.find((user) => user._id === person._id)?.invitedBy
      return by === undefined ? [] : [[_id, by]]
    })
  }

  it('takes a seat, also for several people at once, and leaving frees it', async () => {
    const { _id: lobbyId } = await createLobby()
    const both = await Promise.all([bob, eve].map((person) => person.send(lobbyJoin, { lobbyId })))
    expect(both.map(({ http }) => http)).toEqual([200, 200])
    expect(namesIn(await info(lobbyId)).sort()).toEqual(['ann', 'bob', 'eve'])
    await bob.call(lobbyJoin, { lobbyId })
    expect(namesIn(await info(lobbyId))).toHaveLength(3)
    await bob.call(lobbyLeave, { lobbyId })
    expect(namesIn(await info(lobbyId))).toEqual(['ann', 'eve'])
    expect(await invitations(eve)).toEqual([])
  })

  it('is pushed to the pages that show the lobby', async () => {
    const { _id: lobbyId } = await createLobby()
    const page = await openPage(hub().address, ann.token)
    await page.watch({ kind: 'lobby', id: lobbyId })
    const { lobby } = await bob.call(lobbyJoin, { lobbyId })
    expect((await page.next('lobby')).lobby).toEqual(lobby)
    await bob.call(lobbyLeave, { lobbyId })
    await page.next('lobby', (push) => push.lobby?.users.length === 1)
    page.close()
  })

  it('is refused if the creator closed the lobby, but not to the creator', async () => {
    const lobby = await createLobby()
    const closed = (await save(ann, lobby, { closed: true, users: [{ _id: eve._id }] })).body.lobby
    expect(closed.closed).toBe(true)
    expect(await refusal(bob, lobbyJoin, { lobbyId: lobby._id })).toEqual({
      http: 403,
      code: 'lobby_closed',
      message: 'This lobby is closed. Ask one of its players to add you.',
    })
    const byEve = (await save(eve, closed, { closed: false })).body.lobby
    expect(byEve.closed).toBe(true)
    await ann.call(lobbyJoin, { lobbyId: lobby._id })
    const opened = (await save(ann, await info(lobby._id), { closed: false })).body.lobby
    expect(opened.closed).toBeUndefined()
    await bob.call(lobbyJoin, { lobbyId: lobby._id })
  })

  it('is refused if no seat is free, the game has started, or the lobby is gone', async () => {
    const full = await createLobby({
      game: 'Innovation: Ultimate',
      userIds: [ann, bob, eve, mia].map((p) => p._id),
    })
    const message = 'All seats of this lobby are taken.'
    const { _id: lobbyId } = full
    expect(await refusal(hub().admin, lobbyJoin, { lobbyId })).toEqual({
      http: 400,
      code: 'lobby_full',
      message,
    })
    await ann.call(gameCreate, { lobbyId })
    const started = {
      http: 400,
      code: 'lobby_started',
      message: 'The game of this lobby has started.',
    }
    expect(await refusal(hub().admin, lobbyJoin, { lobbyId })).toEqual(started)
    expect(await refusal(bob, lobbyLeave, { lobbyId })).toEqual(started)
    await ann.call(lobbyKill, { lobbyId })
    for (const call of [lobbyJoin, lobbyLeave]) expect((await bob.send(call, { lobbyId })).http).toBe(404)
  })

  it('leaves an invitation for whoever was added by somebody else, until they open the lobby', async () => {
    const lobby = await createLobby({ userIds: [ann._id, mia._id] })
    expect(await invitations(mia)).toEqual([[lobby._id, 'ann']])
    expect(await invitations(ann)).toEqual([])
    const renamed = (await save(ann, lobby, { name: 'Friday' })).body.lobby
    expect(await invitations(mia), 'a later change keeps the invitation').toEqual([[lobby._id, 'ann']])
    await mia.call(lobbyJoin, { lobbyId: lobby._id })
    expect(await invitations(mia)).toEqual([])
    expect(
      (await save(ann, renamed, { name: 'Saturday' })).http,
      'opening the lobby does not change its rev',
    ).toBe(200)
    expect(await invitations(mia)).toEqual([])
    await mia.call(lobbyLeave, { lobbyId: lobby._id })
    const again = await info(lobby._id)
    await save(ann, again, { users: [...again.users, { _id: mia._id }] })
    expect(await invitations(mia), 'whoever left may be invited again').toEqual([[lobby._id, 'ann']])
  })

  it('by asking for a rematch leads everybody to the same lobby, also at once', async () => {
    const gameId = await startDraft([ann, bob, eve])
    const called = await Promise.all([ann, bob].map((person) => person.call(gameRematch, { gameId })))
    const [lobbyId] = called.map((answer) => answer.lobbyId)
    if (lobbyId === undefined) throw new Error('there is no rematch')
    expect(called.map((answer) => answer.lobbyId)).toEqual([lobbyId, lobbyId])
    const lobby = await info(lobbyId)
    expect(lobby.rematchOf).toBe(gameId)
    const inviters = new Map(lobby.users.map(({ name, invitedBy }) => [name, invitedBy]))
    expect([inviters.get('ann'), inviters.get('bob')]).toEqual([undefined, undefined])
    expect(['ann', 'bob']).toContain(inviters.get('eve'))
    await eve.call(lobbyLeave, { lobbyId })
    expect((await eve.call(gameRematch, { gameId })).lobbyId).toBe(lobbyId)
    expect(namesIn(await info(lobbyId))).toContain('eve')
    const next = await ann.call(gameCreate, { lobbyId })
    expect((await bob.call(gameRematch, { gameId })).lobbyId, 'while its game runs').toBe(lobbyId)
    await ann.call(gameKill, { gameId: next.gameId })
    expect((await bob.call(gameRematch, { gameId })).lobbyId).not.toBe(lobbyId)
  })
})
