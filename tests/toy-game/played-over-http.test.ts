import {
  gameCreate,
  gameFetch,
  gameRematch,
  gameSaveResponse,
  gameStats,
  gameUndo,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../../apps/server/src/testing/both-stores'
import { toyModule } from '../../apps/server/src/testing/toy-module'

const game = 'Count to Ten'

onBothStores(
  'a game that only the registry names',
  (hub) => {
    it('has a lobby, is played to its end with a bot, and is counted', async () => {
      const ann = await hub().person('ann')
      const { lobbyId } = await ann.call(lobbyCreate, { game })
      const { lobby } = await ann.call(lobbyInfo, { lobbyId })
      expect(lobby.warnings).toEqual([{ field: 'players', text: 'At least two players are required' }])
      const users = [...lobby.users, { _id: 'b'.repeat(24), name: 'Bot Ada', bot: 'timid' }]
      const wrong = await ann.send(lobbySave, { ...lobby, users, options: { goal: 1000 } })
      expect([wrong.http, wrong.body.message]).toEqual([400, 'The goal may be 100 at most.'])
      const saved = await ann.call(lobbySave, { ...lobby, users, options: { goal: 3, more: 1 } })
      expect(saved.lobby).toMatchObject({ valid: true, options: { goal: 3, friendly: true } })
      const { gameId } = await ann.call(gameCreate, { lobbyId })
      const fetched = async () => (await ann.call(gameFetch, { gameId })).game
      const begun = await fetched()
      expect(begun).toMatchObject({
        view: { total: 0, goal: 3 },
        rulebook: 'https://example.org/count-to-ten',
        settings: { game, goal: 3, friendly: true },
      })
      expect(begun.settings).not.toHaveProperty('seed')
      const answer = (title: string, pick: string) =>
        ann.call(gameSaveResponse, { gameId, response: { actor: 'ann', title, selection: [pick] } })
      await answer('Add', '3')
      await answer('Bid', 'high')
      await expect.poll(fetched).toMatchObject({
        gameOver: true,
        gameOverData: { player: 'ann', reason: 'the bids' },
        view: { bids: { ann: 'high', 'Bot Ada': 'low' } },
      })
      expect((await ann.call(gameStats('count-to-ten'), {})).data).toMatchObject({
        ann: { count: 1, wins: 1 },
      })
      const only = async (goal: number) =>
        (await ann.call(gameStats('count-to-ten'), { only: { goal } })).data
      expect(await only(3)).toMatchObject({ ann: { count: 1, wins: 1 } })
      expect(await only(4)).toEqual({})
      const again = await ann.call(gameRematch, { gameId })
      expect((await ann.call(lobbyInfo, { lobbyId: again.lobbyId })).lobby).toMatchObject({
        game,
        options: { goal: 3, friendly: true },
      })
      // The bot answered last, and its answer is taken back with it; the game that had ended goes on.
      const { canUndo, branchId } = await fetched()
      expect(canUndo).toBe(true)
      expect((await ann.call(gameUndo, { gameId, count: 1, branchId })).result).toBe('__SUCCESS__')
      const back = await fetched()
      expect([back.gameOver, back.requests.map(({ title }) => title)]).toEqual([false, ['Bid']])
    })

    it('is unknown to a hub that has not registered it', async () => {
      const ann = await hub().person('ann')
      const refused = await ann.send(lobbyCreate, { game: 'Chess' })
      expect([refused.http, refused.body.message]).toEqual([400, 'Unknown game type: Chess'])
    })
  },
  { games: [toyModule()] },
)
