import { frontCards } from '@parlour/draft'
import {
  cardLookup,
  deckSave,
  deckFetch,
  gameCreate,
  gameFetch,
  gameKill,
  gameRematch,
  gameSaveResponse,
  gameUndo,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
  userGames,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { answerTo, draftLobby, fetchDraft, playOn, startDraft, withText } from '../testing/play-draft'
import { openPage, type HubPerson } from '../testing/test-hub'

const NOBODY = 'f'.repeat(24)

onBothStores('games', (hub) => {
  let ann: HubPerson
  let bob: HubPerson
  let eve: HubPerson
  beforeAll(async () => {
    ;({ ann, bob, eve } = await hub().people('ann', 'bob', 'eve'))
  })

  const rows = (table: 'games' | 'decks') =>
    hub()
      .server.services.store.db.selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  const respond = (
    person: HubPerson,
    gameId: string,
    more: { response: unknown; requestKey?: string; knows?: number },
  ) => person.send(gameSaveResponse, { gameId, ...more })

  it('start once, by one of their players', async () => {
    const lobby = await draftLobby([ann, bob])
    expect((await eve.send(gameCreate, { lobbyId: lobby._id })).http).toBe(403)
    expect((await ann.send(gameCreate, { lobbyId: NOBODY })).http).toBe(404)
    const both = await Promise.all(
      [ann, bob].map((person) => person.send(gameCreate, { lobbyId: lobby._id })),
    )
    expect(both.map((reply) => reply.http).sort()).toEqual([200, 400])
    const refused = both.find((reply) => reply.http === 400)
    expect(refused?.body.message).toBe('Game already created')
    const { lobby: started } = await ann.call(lobbyInfo, { lobbyId: lobby._id })
    expect(started).toMatchObject({
      gameLaunched: true,
      gameId: both.find((one) => one.http === 200)?.body.gameId,
    })
    const late = await ann.send(lobbySave, { ...started, name: 'too late' })
    expect([late.http, late.body.code]).toEqual([409, 'conflict'])
  })

  it('name the rulebook of their kind, where the host knows one', async () => {
    const { lobbyId } = await ann.call(lobbyCreate, {
      userIds: [ann, bob].map(({ _id }) => _id),
      game: 'Innovation: Ultimate',
    })
    const { gameId } = await ann.call(gameCreate, { lobbyId })
    expect((await ann.call(gameFetch, { gameId })).game.rulebook).toBe('https://asmadigames.com/innovation')
    const draft = await startDraft([ann, bob])
    expect(await fetchDraft(ann, draft)).not.toHaveProperty('rulebook')
  })

  it('leave nothing behind when they cannot start', async () => {
    const lobby = await draftLobby([ann, bob], { numPacks: 3, packSize: 15, scarRounds: '1,2,3' })
    const { db } = hub().server.services.store
    await db.updateTable('scars').set({ reserved_by: NOBODY }).execute()
    const before = [await rows('games'), await rows('decks')]
    const refused = await ann.send(gameCreate, { lobbyId: lobby._id })
    expect([refused.http, refused.body.message]).toEqual([400, 'Not enough scars in the cube'])
    expect([await rows('games'), await rows('decks')]).toEqual(before)
    expect((await ann.call(lobbyInfo, { lobbyId: lobby._id })).lobby.gameLaunched).toBe(false)
    await db.updateTable('scars').set({ reserved_by: null }).execute()
  })

  it('show themselves to their players and to admins alone', async () => {
    const gameId = await startDraft([ann, bob])
    expect((await eve.send(gameFetch, { gameId })).http).toBe(403)
    expect((await ann.send(gameFetch, { gameId, full: true })).http).toBe(403)
    const spectator = await hub().admin.call(gameFetch, { gameId })
    expect(spectator.game.requests).toEqual([])
    expect(JSON.stringify(spectator.game)).not.toContain('seed')
    const whole = await hub().admin.call(gameFetch, { gameId, full: true })
    expect(whole.game.full?.settings).toHaveProperty('seed')
    const audited = await hub()
      .server.services.store.db.selectFrom('audit')
      .selectAll()
      .where('target_id', '=', gameId)
      .execute()
    expect(audited.map((row) => row.action)).toEqual(['game fetch full'])
  })

  it('take an answer of the own seat only, and only one that is asked for', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    const game = await fetchDraft(ann, gameId)
    const good = (await answerTo(ann, game)) as { selection: string[]; title: string; requestId: string }
    const wrong = [
      [bob, { response: good }, 403],
      [eve, { response: { ...good, actor: 'eve' } }, 403],
      [ann, { response: { ...good, title: 'Apply Scar' } }, 409],
      [ann, { response: { ...good, requestId: 'other' } }, 409],
      [ann, { response: { ...good, selection: ['Black Lotus(1)'] } }, 400],
      [ann, { response: { ...good, selection: [] } }, 400],
      [ann, { response: { ...good, selection: [...good.selection, 'x'] } }, 400],
      [ann, { response: { ...good, selection: [{ title: { $ne: 1 } }] } }, 400],
    ] as const
    for (const [person, body, http] of wrong) {
      const reply = await respond(person, gameId, body)
      expect([reply.http, reply.body.status]).toEqual([http, 'error'])
      if (http === 409) expect(reply.body.code).toBe('game_overwrite')
    }
    expect((await fetchDraft(ann, gameId)).seq).toBe(game.seq)
    expect((await respond(ann, gameId, { response: good })).http).toBe(200)
    const stale = await respond(ann, gameId, { response: good })
    expect([stale.http, stale.body.code]).toEqual([409, 'game_overwrite'])
  })

  it('apply an answer that comes twice under one key once', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    const response = await answerTo(ann, await fetchDraft(ann, gameId))
    const replies = await Promise.all(
      [1, 2, 3].map(() => respond(ann, gameId, { response, requestKey: 'same' })),
    )
    expect(replies.map((reply) => reply.http)).toEqual([200, 200, 200])
    const seqs = replies.map(({ body }) => (body.serializedGame as { seq: number }).seq)
    expect(new Set(seqs).size).toBe(1)
    const { responses } = await fetchDraft(ann, gameId)
    expect(responses).toHaveLength(1)
    const borrowed = await respond(bob, gameId, {
      response: await answerTo(bob, await fetchDraft(bob, gameId)),
      requestKey: 'same',
    })
    expect(borrowed.http).toBe(200)
    expect((await fetchDraft(ann, gameId)).responses).toHaveLength(2)
  })

  it('let two drafters pick at the same time, and answer with the change alone to a page that is up to date', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    const pages = await Promise.all([ann, bob].map((person) => fetchDraft(person, gameId)))
    const replies = await Promise.all(
      [ann, bob].map(async (person, at) => {
        const page = pages[at]
        if (page === undefined) throw new Error('no page')
        return respond(person, gameId, { response: await answerTo(person, page), knows: page.seq })
      }),
    )
    expect(replies.map((reply) => reply.http)).toEqual([200, 200])
    const pushed = replies.filter(({ body }) => body.push !== undefined)
    expect(pushed).toHaveLength(1)
    expect(pushed[0]?.body.serializedGame).toEqual({ _id: gameId, branchId: pages[0]?.branchId, seq: 2 })
    expect((await fetchDraft(ann, gameId)).responses.map((one) => one.actor).sort()).toEqual(['ann', 'bob'])
  })

  it('send the change to a watching page by push alone, and to other callers in the reply', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    const page = await openPage(hub().address, ann.token)
    await page.watch({ kind: 'game', id: gameId })
    const game = await fetchDraft(ann, gameId)
    const sent = { response: await answerTo(ann, game), knows: game.seq, page: page.socket.id }
    const { body } = await respond(ann, gameId, sent)
    const { branchId } = game
    expect([body.push, body.serializedGame]).toEqual([undefined, { _id: gameId, branchId, seq: 2 }])
    const pushed = await page.next('game')
    expect([pushed.seq, pushed.change?.log.added[0]]).toMatchObject([2, { data: { actor: 'ann' } }])
    const other = await fetchDraft(bob, gameId)
    // A page of somebody else, or one that watches nothing, is not taken for the sender's.
    const reply = await respond(bob, gameId, {
      ...sent,
      response: await answerTo(bob, other),
      knows: other.seq,
    })
    expect(reply.body.push?.seq).toBe(3)
    page.close()
  })

  it('never take back a pick', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    expect((await ann.call(gameUndo, { gameId, count: 1 })).result).toBe('__NO_MORE_ACTIONS__')
    const { seq } = await fetchDraft(ann, gameId)
    await respond(ann, gameId, { response: await answerTo(ann, await fetchDraft(ann, gameId)) })
    expect((await ann.call(gameUndo, { gameId, count: 1 })).result).toBe('__NO_UNDO__')
    expect((await eve.send(gameUndo, { gameId, count: 1 })).http).toBe(403)
    expect((await fetchDraft(ann, gameId)).seq).toBe(seq + 1)
  })

  it('apply a scar whole or not at all', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 3, scarRounds: '1' })
    const game = await fetchDraft(ann, gameId)
    const card = frontCards(game.view.you)[0]
    const { cards } = await ann.call(cardLookup, { ids: [card?._id ?? ''] })
    const [record] = cards
    const good = (await answerTo(ann, game)) as { selection: { scarId: string }[] }
    const [pair] = good.selection
    const attempt = async (pick: object, how: object = {}) =>
      respond(ann, gameId, { response: { ...good, selection: [{ ...pair, ...pick }], ...how } })
    const unchanged = await attempt({ card: record?.data })
    expect([unchanged.http, unchanged.body.message]).toEqual([400, 'No changes made to card'])
    expect((await attempt({ card: undefined })).body.message).toBe('No changes made to card')
    expect((await attempt({ scarId: 'scar-999' })).http).toBe(400)
    expect((await attempt({ cardId: 'Black Lotus(1)' })).http).toBe(400)
    const [unseen] = frontCards((await fetchDraft(bob, gameId)).view.you)
    const { cards: bobs } = await ann.call(cardLookup, { ids: [unseen?._id ?? ''] })
    const ofAnother = await attempt({ cardId: unseen?.id, card: bobs[0]?.data })
    expect(ofAnother.body.message).toBe('That card is not in this pack.')
    expect((await attempt({ card: { card_faces: 'none' } })).http).toBe(400)
    const current = await ann.call(cardLookup, { ids: [card?._id ?? ''] })
    expect(current.cards[0]?.rev).toBe(record?.rev)
    expect((await fetchDraft(ann, gameId)).seq).toBe(game.seq)

    const done = await attempt({ card: withText(record?.data, 'Flying'), comment: ' ' })
    expect(done.http).toBe(200)
    const stored = async () => (await ann.call(cardLookup, { ids: [card?._id ?? ''] })).cards[0]
    expect(await stored()).toEqual(record)
    const now = await fetchDraft(ann, gameId)
    expect(now.responses.at(-1)).toMatchObject({
      title: 'Apply Scar',
      selection: [{ scarId: pair?.scarId, cardId: card?.id }],
      noUndo: true,
    })
    expect(now.view.scarred?.[card?._id ?? '']?.card.card_faces[0]?.oracle_text).toBe('Flying')
    expect(now.requests[0]?.choices).not.toContain(card?.id)

    await playOn([ann, bob], gameId)
    const after = await stored()
    expect(after?.data.card_faces[0]?.oracle_text).toBe('Flying')
    expect(after?.changes?.at(-1)?.comment).toMatch(/^Applied scar: ./)
    expect(after?.changes?.at(-1)?.userId).toBe(ann._id)
  })

  it('put a pick into the deck although its owner moves cards meanwhile', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 4 })
    await respond(ann, gameId, { response: await answerTo(ann, await fetchDraft(ann, gameId)) })
    await respond(bob, gameId, { response: await answerTo(bob, await fetchDraft(bob, gameId)) })
    const game = await fetchDraft(ann, gameId)
    const { deck } = await ann.call(deckFetch, { deckId: game.view.you.deckId })
    const moved = { ...deck, cardIdsByZone: { main: [], side: deck.cardIdsByZone.main, command: [] } }
    const [saved] = await Promise.all([
      ann.send(deckSave, { deck: moved }),
      respond(ann, gameId, { response: await answerTo(ann, game) }),
    ])
    const now = (await ann.call(deckFetch, { deckId: deck._id })).deck.cardIdsByZone
    const picked = (await fetchDraft(ann, gameId)).view.you.picked.map((card) => card._id)
    expect([...now.side, ...now.main].sort()).toEqual([...picked].sort())
    expect(now.side).toHaveLength(saved.http === 200 ? 1 : 0)
  })

  it('are not found after they were killed, but say so to who is still answering', async () => {
    const gameId = await startDraft([ann, bob], { scarRounds: '1' })
    const response = await answerTo(ann, await fetchDraft(ann, gameId))
    expect((await eve.send(gameKill, { gameId })).http).toBe(403)
    const next = async () => (await ann.call(userGames, { userId: ann._id })).games.map((game) => game._id)
    expect(await next()).toContain(gameId)
    await bob.call(gameKill, { gameId })
    for (const call of [gameFetch, gameKill, gameRematch])
      expect([call.path, (await ann.send(call, { gameId })).http]).toEqual([call.path, 404])
    const late = await respond(ann, gameId, { response })
    expect([late.http, late.body.code]).toEqual([409, 'game_killed'])
    expect((await ann.send(gameUndo, { gameId, count: 1 })).body.code).toBe('game_killed')
    expect(await next()).not.toContain(gameId)
    const all = await ann.call(userGames, { userId: ann._id, state: 'all' })
    expect(all.games.map((game) => game._id)).not.toContain(gameId)
    const otherHub = await hub()
      .server.services.store.db.selectFrom('scars')
      .select('n')
      .where('reserved_by', '=', gameId)
      .execute()
    expect(otherHub).toEqual([])
  })
})
