import { gameFetch, gameUndo } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { toyModule } from '../testing/toy-module'
import { answerToy, startToy } from '../testing/toy-table'
import { onBothStores } from '../testing/both-stores'

onBothStores(
  'an undo that is sent twice',
  (hub) => {
    it('takes back once', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const gameId = await startToy([ann, bob])
      for (const person of [ann, bob]) await answerToy(person, gameId, '3')
      const game = async () => (await bob.call(gameFetch, { gameId })).game
      const sent = { gameId, count: 1, branchId: (await game()).branchId }
      expect((await bob.call(gameUndo, sent)).result).toBe('__SUCCESS__')
      expect((await bob.send(gameUndo, sent)).body.code).toBe('game_overwrite')
      const unsaid = await ann.send(gameUndo, { gameId, count: 1 })
      expect([unsaid.http, unsaid.body.message]).toEqual([
        400,
        'branchId is missing: an undo says which branch of the game it was based on',
      ])
      expect((await game()).view).toMatchObject({ total: 3 })
    })
  },
  { games: [toyModule()] },
)
