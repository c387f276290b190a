import type { WireLobby } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { describe, expect, it } from 'vitest'
import { CONFLICT_NOTICE, createLobbyStore, shownLobby } from './lobby-store'

const LOBBY: WireLobby = {
  _id: 'l',
  name: 'quiet-harbour',
  game: 'Cube Draft',
  options: { cubeId: '', numPacks: 3, packSize: 15 },
  users: [{ _id: 'a', name: 'ann' }],
  userId: 'a',
  createdTimestamp: 0,
  valid: false,
  warnings: [],
  gameLaunched: false,
  rev: 1,
}

/** A hub that keeps one lobby and refuses stale revisions as the real one does. */
function hub(first: WireLobby = LOBBY) {
  let lobby = first
  const saves: WireLobby[] = []
  return {
    saves,
    current: () => lobby,
    changeMeanwhile: (change: Partial<WireLobby>) => {
      lobby = { ...lobby, ...change, rev: lobby.rev + 1 }
    },
    fetch: async () => lobby,
    save: async (sent: WireLobby) => {
      saves.push(sent)
      if (sent.rev !== lobby.rev)
        throw new CallError('stale', { httpStatus: 409, code: 'conflict', current: lobby })
      if (sent.name === 'refused') throw new CallError('No.', { httpStatus: 400 })
      lobby = { ...sent, rev: sent.rev + 1 }
      return lobby
    },
  }
}
async function opened(server: ReturnType<typeof hub>) {
  const store = createLobbyStore(server)
  await store.load()
  return store
}

describe('a lobby being edited', () => {
  it('shows a change at once and saves it', async () => {
    const server = hub()
    const store = await opened(server)
    store.edit({ kind: 'options', game: 'Cube Draft', options: { numPacks: 2 } })
    expect(shownLobby(store.state.getState())).toMatchObject({
      options: { numPacks: 2, packSize: 15 },
      rev: 1,
    })
    expect(await store.save()).toBe(true)
    expect(server.current().options).toMatchObject({ numPacks: 2, packSize: 15 })
    expect(store.state.getState()).toMatchObject({ edits: [], known: { rev: 2 }, notice: null })
  })
  it('saves the last text that is typed during another save', async () => {
    const server = hub()
    const store = await opened(server)
    for (const name of ['a', 'ab', 'abc', 'abcd']) store.edit({ kind: 'name', name })
    await store.save()
    expect(server.saves.map(({ name }) => name)).toEqual(['a', 'abcd'])
  })
  it("puts a change on top of somebody else's and says so", async () => {
    const server = hub()
    const store = await opened(server)
    server.changeMeanwhile({ options: { cubeId: 'c', numPacks: 5, packSize: 10 } })
    store.edit({ kind: 'options', game: 'Cube Draft', options: { numPacks: 2 } })
    expect(await store.save()).toBe(true)
    expect(server.current().options).toEqual({ cubeId: 'c', numPacks: 2, packSize: 10 })
    expect(store.state.getState().notice).toBe(CONFLICT_NOTICE)
    store.dismiss()
    expect(store.state.getState().notice).toBeNull()
  })
  it('drops a setting of a game that somebody else has changed away', async () => {
    const server = hub()
    const store = await opened(server)
    server.changeMeanwhile({ game: 'Magic', options: { format: '' } })
    store.edit({ kind: 'options', game: 'Cube Draft', options: { numPacks: 2 } })
    await store.save()
    expect(server.current()).toMatchObject({ game: 'Magic', options: { format: '' } })
  })
  it("takes back a change the hub refuses, and says the hub's sentence", async () => {
    const store = await opened(hub())
    store.edit({ kind: 'name', name: 'refused' })
    expect(await store.save()).toBe(false)
    expect(shownLobby(store.state.getState())?.name).toBe('quiet-harbour')
    expect(store.state.getState().error).toBe('No.')
  })
  it('gives up when the game has started', async () => {
    const server = hub()
    const store = await opened(server)
    server.changeMeanwhile({ gameLaunched: true, gameId: 'g' })
    store.edit({ kind: 'name', name: 'x' })
    expect(await store.save()).toBe(false)
    expect(shownLobby(store.state.getState())).toMatchObject({ name: 'quiet-harbour', gameLaunched: true })
  })
  it('takes pushes that are newer, and knows when the lobby is gone', async () => {
    const store = await opened(hub({ ...LOBBY, rev: 5 }))
    store.receive({ ...LOBBY, name: 'old', rev: 4 })
    expect(shownLobby(store.state.getState())?.name).toBe('quiet-harbour')
    store.receive({ ...LOBBY, name: 'new', rev: 6 })
    expect(shownLobby(store.state.getState())?.name).toBe('new')
    store.receive(null)
    expect(shownLobby(store.state.getState())).toBeNull()
  })
  it.each([404, 400])('knows that there is no such lobby (%i)', async (httpStatus) => {
    const missing = async () => {
      throw new CallError('No lobby', { httpStatus })
    }
    const store = createLobbyStore({ fetch: missing, save: missing })
    await store.load()
    expect(store.state.getState().known).toBeNull()
  })
})

describe('players and the game', () => {
  it('adds nobody twice and removes by id', async () => {
    const server = hub()
    const store = await opened(server)
    store.edit({
      kind: 'add',
      users: [
        { _id: 'a', name: 'ann' },
        { _id: 'b', name: 'bob' },
      ],
    })
    store.edit({ kind: 'remove', userId: 'a' })
    await store.save()
    expect(server.current().users).toEqual([{ _id: 'b', name: 'bob' }])
  })
  it('drops the options with the game', async () => {
    const server = hub()
    const store = await opened(server)
    store.edit({ kind: 'game', game: 'Magic' })
    await store.save()
    expect(server.saves[0]).not.toHaveProperty('options')
    expect(server.saves[0]?.game).toBe('Magic')
  })
})
