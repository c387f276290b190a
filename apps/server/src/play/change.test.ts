import type { GameSettings } from '@parlour/kernel'
import { gameCreate, gameFetch, gameSaveResponse, lobbyCreate } from '@parlour/protocol'
import { expect, it, onTestFinished, vi } from 'vitest'
import { begunGame } from '../testing/begun-game'
import { openPage, startHub } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { advanceGame, type GameAdvance } from './game-advance'
import type { GamePosition } from './game-position'
import { unchangedAnswers, appendChange, gameAfter } from './change'
import { pushFor } from './project'
import { createGameCache } from './game-cache'
import { type RunningGame, weightOf } from './running-game'

const toy = toyModule()
if (toy.play === undefined) throw new Error('the toy has no rules')
const { rules } = toy.play

const settings: GameSettings & { readonly goal: number } = {
  game: 'Count to Ten',
  name: 'toy',
  players: ['ann', 'bob'].map((name) => ({ _id: name, name })),
  seed: 'seed',
  createdTimestamp: 0,
  goal: 10,
}
const begun = begunGame(toy, settings)

function answered(position: GamePosition, actor: string, pick: string): GameAdvance {
  return advanceGame(rules, position, { actor, title: 'Add', selection: [pick] })
}
/** The game after another answer, whose request key is the pick. */
function after(game: RunningGame, actor: string, pick: string): RunningGame {
  const advance = answered(game.position, actor, pick)
  return gameAfter(
    game,
    appendChange(game, advance, { userId: actor, requestKey: pick }),
    game.lastUpdated + 1,
  )
}

it('a change returns a new game and leaves the old one unchanged', () => {
  const one = after(begun, 'ann', '1')
  const stored = JSON.stringify(one)
  const two = after(one, 'ann', '2')
  expect(two).toMatchObject({ version: 3, requestKeys: ['ann 1', 'ann 2'], lastUpdated: 2 })
  expect(two.answers.map(({ selection }) => selection)).toEqual([['1'], ['2']])
  const back = gameAfter(two, { keep: 1, base: one.position, advances: [], author: {} }, 3)
  expect([back.version, back.answers, back.log]).toEqual([4, one.answers, one.log])
  expect(back.position.branchId).toBeGreaterThan(two.position.branchId)
  expect(JSON.stringify(one)).toBe(stored)
})

it('which answers stay follows from two games alone', () => {
  const one = after(begun, 'ann', '1')
  const two = after(one, 'ann', '2')
  const back = gameAfter(two, { keep: 1, base: one.position, advances: [], author: {} }, 3)
  expect(unchangedAnswers({ before: begun, after: two })).toBe(0)
  expect(unchangedAnswers({ before: one, after: two })).toBe(1)
  expect(unchangedAnswers({ before: two, after: back })).toBe(1)
  // As another process would have loaded it: the same, and no part of it the same object.
  const loaded = { ...two, answers: two.answers.map((answer) => ({ ...answer })) }
  expect(unchangedAnswers({ before: one, after: loaded })).toBe(1)
})

it('a page fetches the game again if a push cannot say what changed', () => {
  const one = after(begun, 'ann', '1')
  const linked = { ...one, linkedDraftId: 'draft', version: 3 }
  expect(pushFor({ before: begun, after: one }, 'bob').change?.log.added[0]).toMatchObject({
    data: { seq: 1 },
  })
  expect(pushFor({ before: one, after: linked }, 'bob').change).toBeUndefined()
  expect(pushFor({ before: one, after: { ...one, killed: true, version: 3 } }, 'bob').change).toBeUndefined()
})

it('a page that cannot be reached holds nobody up', async () => {
  const hub = await startHub({ games: [toyModule()], config: { logLevel: 'silent' } })
  onTestFinished(() => hub.close())
  const { ann, bob } = await hub.people('ann', 'bob')
  const { lobbyId } = await ann.call(lobbyCreate, {
    userIds: [ann._id, bob._id],
    game: 'Count to Ten',
  })
  const { gameId } = await ann.call(gameCreate, { lobbyId })
  const page = await openPage(hub.address, bob.token)
  onTestFinished(() => page.close())
  await page.watch({ kind: 'game', id: gameId })
  const { live } = hub.server.services
  const pick = (selection: string[]) =>
    ann.call(gameSaveResponse, { gameId, response: { actor: 'ann', title: 'Add', selection } })
  vi.spyOn(live, 'gameTo').mockImplementationOnce(() => {
    throw new Error('no page can be told')
  })
  await pick(['1'])
  await pick(['1'])
  const { game } = await bob.call(gameFetch, { gameId })
  expect(game.responses).toHaveLength(2)
  expect((await page.next('game')).seq).toBe(game.seq)
})

it('games are in memory as far as there is room: the one not used for longest goes first, the last one never', () => {
  const game = (id: string, size = 1000): RunningGame => ({ ...begun, id, size })
  const room = 2 * weightOf(game('a'))
  const cache = createGameCache(room)
  for (const id of ['a', 'b']) cache.put(game(id))
  expect(cache.get('a')?.id).toBe('a')
  cache.put(game('c'))
  expect(cache.get('b')).toBeUndefined()
  expect(cache.memoryUse()).toEqual({ runningGames: 2, runningGamesBytes: room })
  cache.put(game('large', 1_000_000))
  expect([cache.get('a'), cache.get('c'), cache.get('large')?.id]).toEqual([undefined, undefined, 'large'])
})
