import { type AnyRules, Refusal } from '@parlour/kernel'
import { gameFetch, gameUndo } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { facts, toyRules } from '../../../../tests/toy-game/rules'
import { plainModule } from '../games/plain-module'
import { onBothStores } from '../testing/both-stores'
import { startToy } from '../testing/toy-table'

const SENTENCE = 'You are out of the game.'
const refusing = {
  ...toyRules,
  undo: () => {
    throw new Refusal(SENTENCE)
  },
}

onBothStores(
  'an undo of a game’s own',
  (hub) => {
    it('that it refuses is answered with its sentence, which the view shows before as well', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const gameId = await startToy([ann, bob])
      const { game } = await ann.call(gameFetch, { gameId })
      expect([game.canUndo, game.whyNoUndo]).toEqual([false, SENTENCE])
      const { http, body } = await ann.send(gameUndo, { gameId, count: 1, branchId: game.branchId })
      expect([http, body]).toEqual([400, expect.objectContaining({ message: SENTENCE })])
    })
  },
  { games: [plainModule(facts, refusing as AnyRules)] },
)
