import { setTimeout } from 'node:timers/promises'
import {
  type GameSummary,
  gameChatAdd,
  gameKill,
  gameSaveResponse,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
  logout,
  userDeactivate,
  userGames,
  type WireLobby,
} from '@parlour/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { afterPush, follow } from '../testing/follow'
import { answerTo, fetchDraft, playOn, startDraft } from '../testing/play-draft'
import { openPage, type Page, type HubPerson } from '../testing/test-hub'

onBothStores('the live connection', (hub) => {
  let ann: HubPerson
  let bob: HubPerson
  const pages: Page[] = []

  beforeAll(async () => {
    ;({ ann, bob } = await hub().people('ann', 'bob'))
  })
  afterAll(() => {
    for (const page of pages) page.close()
  })
  async function open(person: HubPerson, target?: object): Promise<Page> {
    const page = await openPage(hub().address, person.token)
    pages.push(page)
    if (target !== undefined) expect(await page.watch(target)).toMatchObject({ ok: true })
    return page
  }
  const pick = async (person: HubPerson, gameId: string) =>
    person.call(gameSaveResponse, {
      gameId,
      response: (await answerTo(person, await fetchDraft(person, gameId))) as never,
    })

  it('opens with a valid token and the right version only', async () => {
    await expect(openPage(hub().address, 'not a token')).rejects.toThrow('sign in')
    const { io } = await import('socket.io-client')
    const old = io(hub().address, {
      auth: { token: ann.token, appVersion: 0 },
      transports: ['websocket'],
      reconnection: false,
    })
    await expect(
      new Promise((resolve, reject) => {
        old.once('connect', () => resolve('connected'))
        old.once('connect_error', reject)
      }),
    ).rejects.toThrow('sign in')
  })

  it('is open to twenty pages of a person at once', async () => {
    const gus = await hub().person('gus')
    for (let at = 0; at < 20; at += 1) await open(gus)
    expect(pages.at(-1)?.socket.connected).toBe(true)
    const more = await open(gus)
    await expect.poll(() => more.socket.connected).toBe(false)
    pages.findLast(({ socket }) => socket.connected)?.close()
    await expect
      .poll(async () => {
        const page = await open(gus)
        await setTimeout(50)
        return page.socket.connected
      })
      .toBe(true)
  })

  it('sends the version of a game that a page begins to watch', async () => {
    const gameId = await startDraft([ann, bob])
    const { seq } = await fetchDraft(ann, gameId)
    const first = await open(ann)
    expect(await first.watch({ kind: 'game', id: gameId })).toEqual({
      ok: true,
      stand: { seq, lines: 0 },
    })
    await pick(ann, gameId)
    await ann.call(gameChatAdd, { gameId, text: 'hello' })
    const second = await open(bob)
    expect(await second.watch({ kind: 'game', id: gameId })).toEqual({
      ok: true,
      stand: { seq: seq + 1, lines: 1 },
    })
  })

  it('is for what one may watch', async () => {
    const gameId = await startDraft([ann, bob])
    const eve = await open(await hub().person('eve'))
    expect(await eve.watch({ kind: 'game', id: gameId })).toEqual({
      error: 'Only the players of this game may look at it.',
    })
    for (const target of [
      { kind: 'game', id: 'f'.repeat(24) },
      { kind: 'lobby', id: '../x' },
      { kind: 'all' },
      null,
      7,
    ])
      expect(await eve.watch(target as object)).toHaveProperty('error')
    expect(await eve.watch({ kind: 'home' })).toMatchObject({ ok: true })
    const admin = await open(hub().admin, { kind: 'game', id: gameId })
    await pick(ann, gameId)
    const push = await admin.next('game')
    expect(push.change?.log.added[0]).toMatchObject({
      data: { seq: 1, actor: 'ann', title: 'Draft Card', masked: true },
    })
  })

  it('shows a page who else is there', async () => {
    const gameId = await startDraft([ann, bob])
    const mine = await open(ann, { kind: 'game', id: gameId })
    await mine.next('presence', ({ players }) => players.join() === 'ann')
    const other = await open(bob, { kind: 'game', id: gameId })
    await mine.next('presence', ({ players }) => players.join() === 'ann,bob')
    expect((await fetchDraft(ann, gameId)).present).toEqual(['ann', 'bob'])
    other.close()
    await mine.next('presence', ({ players }) => players.join() === 'ann')
    mine.socket.emit('unwatch', { kind: 'game', id: gameId })
    await pick(ann, gameId)
    await expect.poll(async () => (await fetchDraft(bob, gameId)).present).toEqual([])
    expect(mine.pushes.filter(({ event }) => event === 'game')).toEqual([])
  })

  it('sends chat, and the end of a killed game, to every page of the game', async () => {
    const gameId = await startDraft([ann, bob])
    const page = await open(bob, { kind: 'game', id: gameId })
    const { entry } = await ann.call(gameChatAdd, { gameId, text: 'hello' })
    expect(await page.next('chat')).toEqual({ gameId, entry })
    await ann.call(gameKill, { gameId })
    expect((await page.next('game')).change).toBeUndefined()
  })

  it('notifies no home page of a lobby without people', async () => {
    const lobbyOf = async (person: HubPerson) => {
      const { lobbyId } = await person.call(lobbyCreate, {})
      return (await person.call(lobbyInfo, { lobbyId })).lobby
    }
    const save = async ({ _id, rev }: WireLobby, users: readonly { readonly _id: string }[]) =>
      (await ann.call(lobbySave, { _id, rev, name: 'quiet', game: null, users: [...users] })).lobby
    const watched = await lobbyOf(ann)
    const empty = await save(await lobbyOf(ann), [])
    const page = await open(bob, { kind: 'home' })
    await page.watch({ kind: 'lobby', id: watched._id })
    await save(empty, [])
    // Pushes to one page keep their order: this one comes last.
    await save(watched, [{ _id: ann._id }])
    await page.next('lobby')
    expect(page.pushes.filter(({ event }) => event === 'home')).toEqual([])
  })

  it('notifies the home page when its user is asked something', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 2 })
    const home = await open(bob, { kind: 'home' })
    // What the draft's beginning tells may come only now.
    const nextHomePush = () => home.next('home', ({ game }) => game?._id === gameId)
    await pick(bob, gameId)
    expect((await nextHomePush()).game).toMatchObject({ waiting: ['ann'] })
    await pick(ann, gameId)
    const { game } = await nextHomePush()
    const { games } = await bob.call(userGames, { userId: bob._id })
    const listed = games.find(({ _id }: GameSummary) => _id === gameId)
    expect(listed?.waiting).toContain('bob')
    expect(listed).toMatchObject(game ?? { waiting: 'in the push' })
  })

  it('lets a page that missed pushes fetch and go on', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 4 })
    const page = await open(bob, { kind: 'game', id: gameId })
    const fetched = follow(await fetchDraft(bob, gameId))
    await pick(ann, gameId)
    await page.next('game')
    await pick(bob, gameId)
    const late = await page.next('game')
    expect(afterPush(fetched, late)).toBeUndefined()
    const again = follow(await fetchDraft(bob, gameId))
    expect(afterPush(again, late)).toBe(again)
    await pick(bob, gameId)
    const next = afterPush(again, await page.next('game'))
    expect(next).toEqual(follow(await fetchDraft(bob, gameId)))
  })

  it('shows bots at play', async () => {
    const gameId = await startDraft([ann], { bots: 3, packSize: 3 })
    const page = await open(ann, { kind: 'game', id: gameId })
    await playOn([ann], gameId)
    await page.next('game', (push) => push.change?.part !== undefined && push.seq === 13)
  })

  it('is cut by logout and by deactivation', async () => {
    const cat = await hub().person('cat')
    const again = await hub().person('cat')
    const [one, other] = [await open(cat), await open(again)]
    const isCut = (page: Page) => expect.poll(() => page.socket.connected).toBe(false)
    await cat.call(logout, {})
    await isCut(one)
    expect(other.socket.connected).toBe(true)
    await hub().admin.call(userDeactivate, { id: again._id })
    await isCut(other)
    await expect(openPage(hub().address, again.token)).rejects.toThrow('sign in')
  })
})
