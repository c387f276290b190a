import {
  cardAll,
  deckCreate,
  deckSave,
  gameCreate,
  gameFetch,
  gameRematch,
  gameSaveFull,
  gameSaveResponse,
  gameStats,
  gameUndo,
  linkCreate,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
} from '@parlour/protocol'
import type { Json, JsonObject } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { startDraft } from '../testing/play-draft'
import { openPage, type HubPerson } from '../testing/test-hub'

type View = {
  readonly stage: string
  readonly seats: readonly {
    readonly name: string
    readonly ready: boolean
    readonly deckId?: string
    readonly zones: Readonly<
      Record<string, { readonly count: number; readonly cards: readonly { readonly handle: string }[] }>
    >
  }[]
  readonly records: Readonly<
    Record<string, { readonly data: { readonly card_faces: readonly { name: string }[] } }>
  >
}

onBothStores('the Magic table', (hub) => {
  async function cardIds(person: HubPerson): Promise<readonly string[]> {
    const { scryfall } = await person.call(cardAll, { source: 'scryfall' })
    return scryfall?.cards.map((card) => card._id) ?? []
  }

  /** A deck of twenty cards, each of them once. */
  async function deckOf(person: HubPerson, from: number): Promise<string> {
    const { deck } = await person.call(deckCreate, {})
    const main = (await cardIds(person)).slice(from, from + 20)
    const { _id, rev, name, format } = deck
    await person.call(deckSave, {
      deck: { _id, rev, name, format, cardIdsByZone: { main, side: [], command: [] } },
    })
    return _id
  }

  async function tableOf(
    people: readonly HubPerson[],
    options: Record<string, string | boolean> = { format: 'Constructed', dealByHand: true },
  ) {
    const [host] = people
    if (host === undefined) throw new Error('a table needs players')
    const userIds = people.map(({ _id }) => _id)
    const { lobbyId } = await host.call(lobbyCreate, { userIds, game: 'Magic', options })
    return (await host.call(gameCreate, { lobbyId })).gameId
  }

  const answer = (gameId: string, person: HubPerson, title: string) => (pick: JsonObject | string) => ({
    gameId,
    response: { actor: person.name, title, selection: [pick] },
  })
  const choose = (gameId: string, person: HubPerson) => answer(gameId, person, 'Choose Deck')
  const act = (gameId: string, person: HubPerson) => answer(gameId, person, 'Do Something')
  const viewOf = async (person: HubPerson, gameId: string) =>
    (await person.call(gameFetch, { gameId })).game.view as View

  async function begun(ann: HubPerson, bob: HubPerson) {
    const gameId = await tableOf([ann, bob])
    for (const [person, from] of [
      [ann, 0],
      [bob, 30],
    ] as const)
      await person.call(gameSaveResponse, choose(gameId, person)({ deckId: await deckOf(person, from) }))
    return gameId
  }

  it('takes decks of the players’ own, cards and all, whatever else was sent', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const gameId = await tableOf([ann, bob])
    const [annsDeck, bobsDeck] = [await deckOf(ann, 0), await deckOf(bob, 30)]
    const take = choose(gameId, ann)
    expect(await refusal(ann, gameSaveResponse, take({ deckId: bobsDeck }))).toEqual({
      http: 403,
      code: 'deck_of_another',
      message: 'This deck belongs to another user.',
    })
    expect((await refusal(ann, gameSaveResponse, take({ deckId: '0'.repeat(24) }))).http).toBe(404)
    expect(await refusal(ann, gameSaveResponse, take({}))).toEqual({
      http: 400,
      code: 'no_deck_chosen',
      message: 'Choose a deck.',
    })
    expect(
      await refusal(ann, gameSaveResponse, take({ deckId: annsDeck, deckData: { _id: bobsDeck } })),
    ).toEqual({ http: 400, code: 'two_decks', message: 'The id and the data are of two decks.' })
    const cards = { main: [{ data: { card_faces: [{ name: 'Power Nine' }] } }], side: [], command: [] }
    await ann.call(gameSaveResponse, take({ deckId: annsDeck, cards }))
    const waiting = await ann.call(gameFetch, { gameId })
    expect(waiting.game.waiting).toEqual([bob.name])
    expect((waiting.game.view as View).seats.find(({ name }) => name === ann.name)).toMatchObject({
      ready: true,
      deckId: annsDeck,
    })
    expect(JSON.stringify((await bob.call(gameFetch, { gameId })).game)).not.toContain(annsDeck)
    const { branchId, responses } = waiting.game
    const more = { actor: ann.name, title: 'Choose Deck', selection: [{ deckId: bobsDeck, cards }] }
    await ann.call(gameUndo, { gameId, count: 1 })
    const afterUndo = (await ann.call(gameFetch, { gameId })).game
    const whole = {
      gameId,
      branchId: afterUndo.branchId,
      responses: [...afterUndo.responses, more].map((one) => ({ ...one })),
    }
    expect((await refusal(ann, gameSaveFull, whole)).http).toBe(403)
    expect(responses.length).toBe(1)
    expect(branchId).toBe(afterUndo.branchId)
    await ann.call(gameSaveResponse, take({ deckId: annsDeck }))
    // The deck itself names it as well; its cards are those that the server has.
    const deckData = { _id: bobsDeck, name: 'Of my own', cardIdsByZone: { main: [], side: [], command: [] } }
    await bob.call(gameSaveResponse, choose(gameId, bob)({ deckData }))
    const view = await viewOf(ann, gameId)
    expect(view.stage).toBe('playing')
    expect(view.seats.map(({ zones }) => zones.library?.count)).toEqual([20, 20])
    expect(JSON.stringify(await ann.call(gameFetch, { gameId }))).not.toContain('Power Nine')
  })

  it('lets both players act, and shows each only what they may know', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const gameId = await begun(ann, bob)
    const page = await openPage(hub().address, bob.token)
    await page.watch({ kind: 'game', id: gameId })
    await ann.call(gameSaveResponse, act(gameId, ann)({ name: 'draw 7' }))
    await bob.call(gameSaveResponse, act(gameId, bob)({ name: 'draw 7' }))
    const push = await page.next('game')
    expect(push.change).toBeDefined()
    const known = Object.values((await viewOf(ann, gameId)).records).map(
      ({ data }) => data.card_faces[0]?.name ?? '',
    )
    expect(known).toHaveLength(7)
    const bobs = JSON.stringify(await bob.call(gameFetch, { gameId }))
    for (const name of known) expect(bobs).not.toContain(`"${name}"`)
    page.close()
  })

  it('refuses a card that has moved meanwhile, and takes back with consent', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const gameId = await begun(ann, bob)
    await ann.call(gameSaveResponse, act(gameId, ann)({ name: 'draw' }))
    const handOf = async () =>
      (await viewOf(ann, gameId)).seats.find(({ name }) => name === ann.name)?.zones.hand?.cards[0]?.handle ??
      ''
    const handle = await handOf()
    const move = { name: 'move card', cardId: handle, destId: `players.${ann.name}.creatures` }
    await ann.call(gameSaveResponse, act(gameId, ann)(move))
    expect(
      (await refusal(bob, gameSaveResponse, act(gameId, bob)({ name: 'tap', cardId: handle }))).message,
    ).toBe('That card has moved in the meantime.')
    expect((await ann.call(gameUndo, { gameId, count: 1 })).result).toBe('__SUCCESS__')
    const asked = (await bob.call(gameFetch, { gameId })).game
    expect(asked.requests.map(({ title }) => title)).toContain('Allow Undo')
    expect(asked.waiting).toContain(bob.name)
    await bob.call(gameSaveResponse, answer(gameId, bob, 'Allow Undo')('yes'))
    expect(await handOf()).toBe(handle)
  })

  it('imports cards of the database alone', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const gameId = await begun(ann, bob)
    const [id = ''] = await cardIds(ann)
    const bring = (card: Json) =>
      act(gameId, ann)({ name: 'import card', data: { card, zoneId: `players.${ann.name}.battlefield` } })
    expect((await refusal(ann, gameSaveResponse, bring('nothing'))).http).toBe(404)
    const data = { zoneId: `players.${ann.name}.battlefield` }
    for (const nameless of [
      bring({ data: { card_faces: [{ name: 'Mine' }] } }),
      act(gameId, ann)({ name: 'import card', data }),
    ])
      expect((await refusal(ann, gameSaveResponse, nameless)).message).toMatch(/Choose a card to import\.$/)
    await ann.call(gameSaveResponse, bring({ _id: id }))
    expect(Object.values((await viewOf(bob, gameId)).records)).toHaveLength(1)
  })

  it('ends by a concession that counts, until it is taken back', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const gameId = await begun(ann, bob)
    const totals = async () => (await ann.call(gameStats('magic'), {})).data
    const before = await totals()
    await ann.call(gameSaveResponse, act(gameId, ann)({ name: 'concede' }))
    const over = (await bob.call(gameFetch, { gameId })).game
    expect(over).toMatchObject({ gameOver: true, gameOverData: { player: bob.name, reason: 'concession' } })
    expect(over.waiting).toEqual([])
    expect(over.requests).toMatchObject([{ actor: bob.name, title: 'Show All', optional: true }])
    expect(await totals()).toMatchObject({ count: Number(before.count) + 1 })
    expect((await ann.call(gameUndo, { gameId, count: 1 })).result).toBe('__SUCCESS__')
    const again = (await bob.call(gameFetch, { gameId })).game
    expect([again.gameOver, again.requests.length]).toEqual([false, 1])
    expect(await totals()).toEqual(before)
  })

  it('lets a player show all when it is over, and is final then', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const gameId = await begun(ann, bob)
    await bob.call(gameSaveResponse, act(gameId, bob)({ name: 'draw 7' }))
    await ann.call(gameSaveResponse, act(gameId, ann)({ name: 'concede' }))
    const known = async () => {
      const seat = (await viewOf(ann, gameId)).seats.find(({ name }) => name === bob.name)
      return seat?.zones.hand?.cards.filter((card) => 'record' in card).length
    }
    expect(await known()).toBe(0)
    await bob.call(gameSaveResponse, answer(gameId, bob, 'Show All')('yes'))
    expect(await known()).toBe(7)
    const { game } = await bob.call(gameFetch, { gameId })
    expect([game.gameOver, game.waiting, game.requests]).toEqual([true, [], []])
    expect((await ann.call(gameUndo, { gameId, count: 1 })).result).toBe('__NO_UNDO__')
  })

  it('has a bot that plays its turns, and lets everything be taken back', async () => {
    const ann = await hub().person('ann')
    const { lobbyId } = await ann.call(lobbyCreate, {
      userIds: [ann._id],
      game: 'Magic',
      options: { format: 'Constructed', dealByHand: true },
    })
    const { lobby } = await ann.call(lobbyInfo, { lobbyId })
    const { name, game, rev } = lobby
    const options = { format: 'Constructed', dealByHand: true }
    const users = [{ _id: ann._id }, { _id: 'a'.repeat(24), bot: 'goldfish' }]
    await ann.call(lobbySave, { _id: lobbyId, name, game, options, rev, users })
    const { gameId } = await ann.call(gameCreate, { lobbyId })
    await ann.call(gameSaveResponse, choose(gameId, ann)({ deckId: await deckOf(ann, 0) }))
    const page = await openPage(hub().address, ann.token)
    await page.watch({ kind: 'game', id: gameId })
    const waits = async () => (await ann.call(gameFetch, { gameId })).game.waiting.join() === ann.name
    while (!(await waits())) await page.next('game')
    await ann.call(gameSaveResponse, act(gameId, ann)({ name: 'draw' }))
    expect((await ann.call(gameUndo, { gameId, count: 1 })).result).toBe('__SUCCESS__')
    const own = (await viewOf(ann, gameId)).seats.find(({ name }) => name === ann.name)
    expect(own?.zones.library?.count).toBe(20)
    page.close()
  })

  it('takes one action back where two press for the same', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const gameId = await tableOf([ann, bob])
    for (const person of [ann, bob])
      await person.call(gameSaveResponse, choose(gameId, person)({ deckId: await deckOf(person, 0) }))
    const lives = [1, 1].map((amount) => ({ name: 'adjust counter', counter: 'life', amount }))
    for (const action of lives) await ann.call(gameSaveResponse, act(gameId, ann)(action))
    const { branchId, seq: knows } = (await ann.call(gameFetch, { gameId })).game
    const undo = { gameId, count: 1, branchId, knows }
    expect((await ann.call(gameUndo, undo)).result).toBe('__SUCCESS__')
    expect(await refusal(bob, gameUndo, undo)).toMatchObject({ http: 409, code: 'game_overwrite' })
    const { view } = (await bob.call(gameFetch, { gameId })).game
    expect(JSON.stringify(view)).toContain('"life":21')
  })

  it('belongs to a draft: its decks are chosen, and a rematch keeps the link', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const draftId = await startDraft([ann, bob])
    const gameId = await tableOf([ann, bob], {
      format: 'Constructed',
      dealByHand: true,
      linkedDraftId: draftId,
    })
    const own = (await viewOf(ann, gameId)).seats.find(({ name }) => name === ann.name)
    expect(own?.deckId).toMatch(/^[0-9a-f]+$/)
    const later = await tableOf([ann, bob])
    await ann.call(linkCreate, { gameId: later, draftId })
    for (const id of [gameId, later]) {
      const { lobbyId } = await ann.call(gameRematch, { gameId: id })
      const { lobby } = await ann.call(lobbyInfo, { lobbyId })
      expect(lobby.options).toEqual({ format: 'Constructed', dealByHand: true, linkedDraftId: draftId })
    }
  })
})
