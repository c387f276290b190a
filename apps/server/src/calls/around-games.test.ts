import {
  cubeAll,
  gameChatAdd,
  gameChatDelete,
  gameFetch,
  gameRematch,
  gameSaveResponse,
  gameStats,
  lobbyInfo,
  userGames,
  userGamesRecentlyFinished,
  userNext,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { answerTo, fetchDraft, playOn, startDraft } from '../testing/play-draft'
import type { HubPerson } from '../testing/test-hub'

onBothStores('around games', (hub) => {
  let ann: HubPerson
  let bob: HubPerson
  let eve: HubPerson
  beforeAll(async () => {
    ;({ ann, bob, eve } = await hub().people('ann', 'bob', 'eve'))
  })

  const respond = async (person: HubPerson, gameId: string) =>
    person.send(gameSaveResponse, {
      gameId,
      response: await answerTo(person, await fetchDraft(person, gameId)),
    })

  it('opens a lobby for the same again', async () => {
    const gameId = await startDraft([ann, bob], { bots: 1, numPacks: 2, packSize: 3, scarRounds: '2,1' })
    expect((await eve.send(gameRematch, { gameId })).http).toBe(403)
    const { lobbyId } = await bob.call(gameRematch, { gameId })
    const { lobby } = await bob.call(lobbyInfo, { lobbyId })
    expect(lobby).toMatchObject({ game: 'Cube Draft', valid: true, userId: bob._id, gameLaunched: false })
    expect(lobby.options).toMatchObject({ way: 'booster', numPacks: 2, packSize: 3, scarRounds: '1, 2' })
    expect(Object.keys(lobby.options ?? {}).sort()).toEqual(
      ['cubeId', 'cubeName', 'numPacks', 'packSize', 'scarRounds', 'way'].sort(),
    )
    expect(lobby.users.map((user) => user.bot)).toEqual([undefined, undefined, 'steady'])
  })

  it('carries chat that belongs to its author and disturbs nobody', async () => {
    const gameId = await startDraft([ann, bob])
    const before = await fetchDraft(bob, gameId)
    expect((await eve.send(gameChatAdd, { gameId, text: 'hi' })).http).toBe(403)
    const { entry } = await ann.call(gameChatAdd, { gameId, text: '  <b>{player}</b> ' })
    expect(entry).toMatchObject({
      type: 'chat',
      author: 'ann',
      text: '<b>{player}</b>',
      position: before.log.length,
    })
    const { game } = await bob.call(gameFetch, { gameId })
    expect(game.chat).toEqual([entry])
    expect([game.seq, game.branchId, game.lastUpdated]).toEqual([
      before.seq,
      before.branchId,
      before.lastUpdated,
    ])
    expect((await bob.send(gameChatDelete, { gameId, chatId: entry.id })).http).toBe(403)
    await hub().admin.call(gameChatDelete, { gameId, chatId: entry.id })
    expect((await bob.call(gameFetch, { gameId })).game.chat).toEqual([])
    expect((await ann.send(gameChatDelete, { gameId, chatId: entry.id })).http).toBe(404)
  })

  it('lists games as summaries, in the order they were made, and leads to the next one that waits', async () => {
    const [kay, lee] = [await hub().person('kay'), await hub().person('lee')]
    const ids = []
    for (let n = 0; n < 3; n += 1) ids.push(await startDraft([kay, lee], { packSize: 2 }))
    const [first = '', second = '', third = ''] = ids
    const list = await kay.call(userGames, { userId: kay._id })
    expect(list.games.map((game) => game._id)).toEqual(ids)
    const [entry] = list.games
    expect(entry?.settings.players.map((player) => player.name)).toEqual(['kay', 'lee'])
    expect(entry?.waiting).toEqual(expect.arrayContaining(['kay', 'lee']))
    expect(Object.keys(entry ?? {}).sort()).toEqual(
      ['_id', 'deckId', 'gameOver', 'gameOverData', 'lastUpdated', 'settings', 'waiting'].sort(),
    )
    const { cubes } = await kay.call(cubeAll, {})
    expect(entry?.settings.cubeId).toBe(cubes[0]?._id)
    for (const kind of ['CubeDraft', 'Cube Draft', ['Set Draft', 'CubeDraft']])
      expect((await kay.call(userGames, { userId: kay._id, kind })).games).toHaveLength(3)
    expect((await kay.call(userGames, { userId: kay._id, kind: 'Magic' })).games).toEqual([])

    const next = async (gameId: string | null) =>
      (await kay.call(userNext, { userId: kay._id, gameId })).gameId
    expect([await next(null), await next(first), await next(third)]).toEqual([first, second, first])
    await respond(kay, second)
    expect(await next(first)).toBe(third)
    await playOn([kay, lee], first)
    await playOn([kay, lee], third)
    expect(await next(first)).toBeUndefined()
    await respond(lee, second)
    expect(await next(second)).toBe(second)

    const finished = await kay.call(userGamesRecentlyFinished, { userId: kay._id })
    expect(finished.games.map((game) => game._id)).toEqual([first, third])
    expect(finished.games[0]?.stats?.result).toEqual({ player: 'everyone', reason: 'Draft is complete' })
    await hub()
      .server.services.store.db.updateTable('game_players')
      .set({ ended: Date.now() - 3 * 24 * 60 * 60 * 1000 - 1000 })
      .where('game_id', '=', first)
      .execute()
    const recent = await kay.call(userGamesRecentlyFinished, { userId: kay._id })
    expect(recent.games.map((game) => game._id)).toEqual([third])
    for (const call of [userGames, userGamesRecentlyFinished, userNext])
      expect([call.path, (await lee.send(call, { userId: kay._id })).http]).toEqual([call.path, 403])
    expect((await kay.call(gameStats('innovation'), {})).data).toEqual({
      count: 0,
      reasons: [],
      cards: [],
      players: {},
    })
  })
})
