import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { deckList, gameFetch, gameUndo, userGames, userGamesRecentlyFinished } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { playOn } from '../apps/server/src/testing/play-draft'
import { startHub } from '../apps/server/src/testing/test-hub'

/**
 * Stores as versions of before left them, each named by the last step that it knew: with a draft of ann and bob that is over
 * and one that goes on.
 */
const stores = join(import.meta.dirname, 'old-stores')

it.each(readdirSync(stores))('a hub goes on where a version of before left it: %s', async (name) => {
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
    await expect.poll(packs, { timeout: 60_000 }).toBe(1)
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
