import {
  gameChatAdd,
  gameCreate,
  gameFetch,
  gameSaveResponse,
  gameUndo,
  lobbyCreate,
  type SerializedGame,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import type { HubPerson } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'

onBothStores(
  'the past of a game',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    beforeAll(async () => {
      ;({ ann, bob } = await hub().people('ann', 'bob'))
    })
    async function started(): Promise<string> {
      const userIds = [ann._id, bob._id]
      const { lobbyId } = await ann.call(lobbyCreate, { userIds, game: 'Count to Ten' })
      return (await ann.call(gameCreate, { lobbyId })).gameId
    }
    const fetched = async (gameId: string, person: HubPerson): Promise<SerializedGame> =>
      (await person.call(gameFetch, { gameId })).game
    const answer = (person: HubPerson, gameId: string, pick: string) => {
      const title = pick === 'low' || pick === 'high' ? 'Bid' : 'Add'
      return person.call(gameSaveResponse, {
        gameId,
        response: { actor: person.name, title, selection: [pick] },
      })
    }

    it('is shown as it was after any answer, to those who may look at it', async () => {
      const gameId = await started()
      const shown: SerializedGame[] = [await fetched(gameId, bob)]
      const then = async (upTo: number, person = bob) => (await person.send(gameFetch, { gameId, upTo })).body
      for (const [person, pick] of [
        [ann, '1'],
        [ann, '3'],
        [bob, '3'],
        [ann, '3'],
        [ann, 'high'],
      ] as const) {
        await answer(person, gameId, pick)
        if (shown.length === 2) await bob.call(gameChatAdd, { gameId, text: 'after the second answer' })
        shown.push(await fetched(gameId, bob))
      }
      const compared = ({
        view,
        requests,
        waiting,
        pace,
        responses,
        log,
        chat,
        branchId,
        checksum,
      }: SerializedGame) =>
        ({ view, requests, waiting, pace, responses, log, chat, branchId, checksum }) as const
      const check = async () => {
        for (const [upTo, game] of shown.entries()) {
          const past = (await then(upTo)).game
          expect([past.upTo, past.canUndo, past.gameOver]).toEqual([upTo, false, false])
          expect(compared(past)).toEqual(compared(game))
        }
      }
      await check()
      // Nobody else reads what the secret bid was, neither then nor now.
      expect((await then(5)).game.responses.at(-1)?.masked).toBe(true)
      const { branchId } = await fetched(gameId, ann)
      await ann.call(gameUndo, { gameId, count: 1, branchId })
      shown.splice(4, 2, await fetched(gameId, bob))
      await check()
      await answer(ann, gameId, 'low')
      shown.push(await fetched(gameId, bob))
      await check()
      expect((await then(7)).message).toBe('This game has only 5 answers so far.')
      expect((await hub().admin.send(gameFetch, { gameId, upTo: 1, full: true })).http).toBe(400)
      const eve = await hub().person('eve')
      expect((await eve.send(gameFetch, { gameId, upTo: 1 })).http).toBe(403)
      expect((await then(2, hub().admin)).game.responses).toHaveLength(2)
    })
  },
  { games: [toyModule()] },
)
