import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { randomFrom, randomPicks, seeded } from '@parlour/kernel'
import {
  deckList,
  gameFetch,
  gameSaveResponse,
  gameUndo,
  userGames,
  userGamesRecentlyFinished,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { playOn } from '../apps/server/src/testing/play-draft'
import { type HubPerson, startHub } from '../apps/server/src/testing/test-hub'

/**
 * Stores as versions of before left them, each named by the last step that it knew: with a draft of ann and
 * bob that is over and one that goes on.
 */
const stores = join(import.meta.dirname, 'old-stores')

/** The store that holds games of every kind: one that is over, and one in the middle of a question. */
const OF_ALL_KINDS = '027-changes-of-cubes.sqlite.br'
const ofDrafts = readdirSync(stores).filter((name) => name !== OF_ALL_KINDS)

it.each(ofDrafts)('a hub continues with the store of an earlier version: %s', async (name) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'parlour-old-'))
  writeFileSync(join(dataFolder, 'parlour.sqlite'), brotliDecompressSync(readFileSync(join(stores, name))))
  const hub = await startHub({ dataFolder })
  try {
    const { ann, bob } = await hub.people('ann', 'bob')
    const { games } = await ann.call(userGames, { userId: ann._id, state: 'all' })
    expect(games.map(({ gameOver }) => gameOver)).toEqual([true, false])
    const [over = '', running = ''] = games.map(({ _id }) => _id)
    expect((await ann.call(userGames, { userId: ann._id })).games.map(({ _id }) => _id)).toEqual([running])
    expect((await ann.call(deckList, { userId: ann._id })).decks).toHaveLength(2)

    const { db } = hub.server.services.store
    const packs = async () => (await db.selectFrom('game_packs').select('game_id').execute()).length
    await expect.poll(packs).toBe(1)
    const { game } = await ann.call(gameFetch, { gameId: over })
    expect([game.gameOver, game.responses.length > 0, game.log.length > 0]).toEqual([true, true, true])
    for (let upTo = 0; upTo <= game.responses.length; upTo += 1) {
      const then = await ann.call(gameFetch, { gameId: over, upTo })
      expect([upTo, then.game.responses.length]).toEqual([upTo, upTo])
    }

    await playOn([ann, bob], running)
    const { games: ended } = await bob.call(userGamesRecentlyFinished, { userId: bob._id })
    expect(ended.map(({ _id }) => _id)).toContain(running)
    const { branchId } = (await ann.call(gameFetch, { gameId: running })).game
    expect((await ann.call(gameUndo, { gameId: running, count: 1, branchId })).result).toBe('__NO_UNDO__')
  } finally {
    await hub.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

it('games of every kind continue from the store of an earlier version, and can be replayed', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'parlour-old-'))
  writeFileSync(
    join(dataFolder, 'parlour.sqlite'),
    brotliDecompressSync(readFileSync(join(stores, OF_ALL_KINDS))),
  )
  const hub = await startHub({ dataFolder })
  try {
    const { ann, bob } = await hub.people('ann', 'bob')
    const { games } = await ann.call(userGames, { userId: ann._id, state: 'all' })
    expect(games.map(({ settings, gameOver }) => `${settings.game} ${gameOver}`).sort()).toEqual(
      ['Cube Draft', 'Innovation: Ultimate', 'Magic', 'Set Draft', 'Tyrants of the Underdark'].flatMap(
        (kind) => [`${kind} false`, `${kind} true`],
      ),
    )
    for (const { _id, gameOver } of games) await (gameOver ? lookedBackOn(ann, _id) : goesOn([ann, bob], _id))
  } finally {
    await hub.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

/** Every step of a game that is over can be fetched. */
async function lookedBackOn(person: HubPerson, gameId: string): Promise<void> {
  const { game } = await person.call(gameFetch, { gameId })
  expect([game.gameOver, game.responses.length > 0]).toEqual([true, true])
  for (let upTo = 0; upTo <= game.responses.length; upTo += 1) {
    const then = await person.call(gameFetch, { gameId, upTo })
    expect([upTo, then.game.responses.length]).toEqual([upTo, upTo])
  }
}

/** What is asked is there, can be answered, and the answer taken back where the game lets it. */
async function goesOn(people: readonly HubPerson[], gameId: string): Promise<void> {
  const random = randomFrom(seeded(gameId))
  for (const person of people) {
    const { game } = await person.call(gameFetch, { gameId })
    const [request] = game.requests
    // The table takes actions alone.
    if (request === undefined || typeof request.choices === 'string') continue
    const response = {
      actor: person.name,
      title: request.title,
      requestId: request.id,
      selection: [...randomPicks(request, random)],
    }
    await person.call(gameSaveResponse, { gameId, response })
    const { branchId, responses } = (await person.call(gameFetch, { gameId })).game
    const { result } = await person.call(gameUndo, { gameId, count: 1, branchId })
    const { game: back } = await person.call(gameFetch, { gameId })
    expect(back.responses).toHaveLength(responses.length - (result === '__SUCCESS__' ? 1 : 0))
    return
  }
  const [person] = people
  const table = person && (await person.call(gameFetch, { gameId })).game
  expect(table?.requests.length).toBeGreaterThan(0)
}
