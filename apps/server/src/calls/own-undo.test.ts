import type { AnyRules } from '@parlour/kernel'
import {
  adminInsertGame,
  gameCreate,
  gameFetch,
  gameSaveFull,
  gameSaveResponse,
  gameUndo,
  lobbyCreate,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { facts, toyRules } from '../../../../tests/toy-game/rules'
import { plainModule } from '../games/plain-module'
import { onBothStores } from '../testing/both-stores'

/** Count to Ten, where whoever asks sets the count back to nothing, whoever answered last. */
const rules: typeof toyRules = {
  ...toyRules,
  undo: (state, _history, actor) =>
    state.total === 0 || actor === 'cat'
      ? '__NO_UNDO__'
      : { state: { ...state, total: 0 }, log: [], barsUndo: true },
}

onBothStores(
  'a game with an undo of its own',
  (hub) => {
    it('takes back by a step that is kept like an answer', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const { lobbyId } = await ann.call(lobbyCreate, { userIds: [ann._id, bob._id], game: 'Count to Ten' })
      const { gameId } = await ann.call(gameCreate, { lobbyId })
      const game = async () => (await ann.call(gameFetch, { gameId })).game
      const undoing = async (count: number) => ({ gameId, count, branchId: (await game()).branchId })
      expect((await ann.call(gameUndo, await undoing(1))).result).toBe('__NO_UNDO__')
      expect((await game()).canUndo).toBe(false)
      const response = { actor: ann.name, title: 'Add', selection: ['2'] }
      await ann.call(gameSaveResponse, { gameId, response })
      expect((await game()).canUndo).toBe(true)
      expect((await bob.send(gameUndo, await undoing(2))).body.message).toBe('Error performing undo')
      expect((await bob.call(gameUndo, await undoing(1))).result).toBe('__SUCCESS__')
      const after = await game()
      expect(after.view).toMatchObject({ total: 0 })
      expect(after.responses.map(({ actor, title }) => [actor, title])).toEqual([
        [ann.name, 'Add'],
        [bob.name, '__UNDO__'],
      ])
      const before = (await ann.call(gameFetch, { gameId, upTo: 1 })).game
      expect(before.view).toMatchObject({ total: 2 })
    })

    it('is taken back again where its history is played again, by an admin or as a pasted game', async () => {
      const { dora: ann, ernest: bob } = await hub().people('dora', 'ernest')
      const { lobbyId } = await ann.call(lobbyCreate, { userIds: [ann._id, bob._id], game: 'Count to Ten' })
      const { gameId } = await ann.call(gameCreate, { lobbyId })
      const add = { actor: ann.name, title: 'Add', selection: ['2'] }
      await ann.call(gameSaveResponse, { gameId, response: add })
      const { branchId } = (await bob.call(gameFetch, { gameId })).game
      await bob.call(gameUndo, { gameId, count: 1, branchId })
      await bob.call(gameSaveResponse, { gameId, response: { ...add, actor: bob.name, selection: ['3'] } })
      const { admin } = hub()
      const whole = (await admin.call(gameFetch, { gameId, full: true })).game.full as {
        readonly responses: readonly object[]
      }
      const pasted = await admin.call(adminInsertGame, { data: whole })
      const copy = (await admin.call(gameFetch, { gameId: pasted.gameId })).game
      expect([copy.view, copy.responses.length]).toEqual([expect.objectContaining({ total: 3 }), 3])
      const responses = [{ ...add, selection: ['3'] }, ...whole.responses.slice(1)].map((one) => ({ ...one }))
      await admin.call(gameSaveFull, { gameId, overwrite: true, responses })
      const after = (await ann.call(gameFetch, { gameId })).game
      expect(after.view).toMatchObject({ total: 3 })
      expect(after.responses.map(({ title }) => title)).toEqual(['Add', '__UNDO__', 'Add'])
    })
  },
  { games: [plainModule(facts, rules as AnyRules)] },
)
