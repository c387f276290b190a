import { gameFetch, gameKill, gameSaveResponse, gameUndo } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { unpackGame } from '../store/records/packed-games'
import { onBothStores } from '../testing/both-stores'
import type { HubPerson, TestHub } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { startToy } from '../testing/toy-table'
import { loadGame } from './load-game'

onBothStores(
  'a game that is over',
  (hub) => {
    const db = () => hub().server.services.store.db
    const packs = async (gameId: string) =>
      (await db().selectFrom('game_packs').select('game_id').where('game_id', '=', gameId).execute()).length
    const rows = async (gameId: string) =>
      (await db().selectFrom('answers').select('seq').where('game_id', '=', gameId).execute()).length
    const loaded = async (gameId: string) => {
      const { games } = hub().server.services
      const { answers, log, position, requestKeys } = (await loadGame({ db: db(), games }, gameId)) ?? {}
      return { answers, log, position, requestKeys }
    }
    const answer = async (
      person: HubPerson,
      gameId: string,
      { pick, turn }: { pick: string; turn: number },
    ) => {
      const response = { actor: person.name, title: pick === '3' ? 'Add' : 'Bid', selection: [pick] }
      await person.call(gameSaveResponse, { gameId, response, requestKey: `${person.name} ${turn}` })
    }
    const fetched = async (person: HubPerson, gameId: string, more: { upTo?: number } = {}) => {
      const { view, log, responses } = (await person.call(gameFetch, { gameId, ...more })).game
      return { view, log, responses: responses.map(({ seq, title }) => [seq, title]) }
    }
    /** A game of two to its end; returns its id and what everybody saw after each answer. */
    async function played(ann: HubPerson, bob: HubPerson) {
      const gameId = await startToy([ann, bob])
      const seen = [await fetched(bob, gameId)]
      for (let turn = 0; !(await ann.call(gameFetch, { gameId })).game.gameOver; turn += 1) {
        const { waiting } = (await ann.call(gameFetch, { gameId })).game
        const person = waiting[0] === ann.name ? ann : bob
        const { requests } = (await person.call(gameFetch, { gameId })).game
        const pick = requests[0]?.title === 'Add' ? '3' : person === ann ? 'high' : 'low'
        await answer(person, gameId, { pick, turn })
        seen.push(await fetched(bob, gameId))
      }
      return { gameId, seen }
    }
    const packed = (gameId: string) => expect.poll(() => packs(gameId)).toBe(1)

    it('is packed, and opens at any of its steps as before', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const { gameId, seen } = await played(ann, bob)
      await packed(gameId)
      expect(await rows(gameId)).toBe(0)
      const { answers, log, position } = await hub().server.services.play.current(gameId)
      expect(await loaded(gameId)).toMatchObject({ answers, log, position })
      for (const [upTo, then] of seen.entries()) {
        const now = await fetched(bob, gameId, { upTo })
        expect([upTo, now.view, now.responses]).toEqual([upTo, then.view, then.responses])
      }
    })

    it('is unpacked where somebody takes an answer back after the end, and packed again', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const { gameId, seen } = await played(ann, bob)
      await packed(gameId)
      const { game } = await ann.call(gameFetch, { gameId })
      const last = [ann, bob].find(({ name }) => name === game.responses.at(-1)?.actor) ?? ann
      await last.call(gameUndo, { gameId, count: 1, branchId: game.branchId })
      expect([await packs(gameId), await rows(gameId)]).toEqual([0, seen.length - 2])
      const { answers } = await hub().server.services.play.current(gameId)
      expect((await loaded(gameId)).answers).toEqual(answers)
      await last.call(gameKill, { gameId })
      await packed(gameId)
      expect(await rows(gameId)).toBe(0)
    })

    it('is packed once the server runs where it ended before', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const { gameId } = await played(ann, bob)
      await packed(gameId)
      await unpackedAsBefore(hub(), gameId)
      hub().server.services.play.packOlder()
      await packed(gameId)
    })
  },
  { games: [toyModule()] },
)

/** Stores the answers of a game in rows of their own, as stores of before have them. */
async function unpackedAsBefore({ server }: TestHub, gameId: string): Promise<void> {
  await server.services.store.write((tx) => unpackGame(tx, gameId))
}
