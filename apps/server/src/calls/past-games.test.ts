import type { AnyRules } from '@parlour/kernel'
import {
  checksumOf,
  gameChatAdd,
  gameFetch,
  gameMoments,
  gameUndo,
  type SerializedGame,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { toyRules } from '../../../../tests/toy-game/rules'
import { onBothStores } from '../testing/both-stores'
import { follow, partsOf } from '../testing/follow'
import type { HubPerson } from '../testing/test-hub'
import { storeGame } from '../testing/store-game'
import { toyModule } from '../testing/toy-module'
import { answerToy, startToy } from '../testing/toy-table'

const rules = toyRules as AnyRules

onBothStores(
  'the past of a game',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    beforeAll(async () => {
      ;({ ann, bob } = await hub().people('ann', 'bob'))
    })
    const fetched = async (gameId: string, person: HubPerson): Promise<SerializedGame> =>
      (await person.call(gameFetch, { gameId })).game

    it('is shown as it was after any answer, to those who may look at it', async () => {
      const gameId = await startToy([ann, bob])
      const shown: SerializedGame[] = [await fetched(gameId, bob)]
      const then = async (upTo: number, person = bob) => (await person.send(gameFetch, { gameId, upTo })).body
      for (const [person, pick] of [
        [ann, '1'],
        [ann, '3'],
        [bob, '3'],
        [ann, '3'],
        [ann, 'high'],
      ] as const) {
        await answerToy(person, gameId, pick)
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
      await answerToy(ann, gameId, 'low')
      shown.push(await fetched(gameId, bob))
      await check()
      expect((await then(7)).message).toBe('This game has only 5 answers so far.')
      expect((await hub().admin.send(gameFetch, { gameId, upTo: 1, full: true })).http).toBe(400)
      const eve = await hub().person('eve')
      expect((await eve.send(gameFetch, { gameId, upTo: 1 })).http).toBe(403)
      expect((await then(2, hub().admin)).game.responses).toHaveLength(2)
    })

    const SECRET = '"bid":"high"'
    /** A game until ann has made her secret bid: five answers. */
    async function annHasBid(gameId: string): Promise<string> {
      for (const [person, pick] of [
        [ann, '3'],
        [bob, '3'],
        [ann, '3'],
        [bob, '3'],
        [ann, 'high'],
      ] as const)
        await answerToy(person, gameId, pick)
      return gameId
    }
    const looked = (person: HubPerson, gameId: string, more: object = {}) =>
      person.send(gameMoments, { gameId, from: 0, to: 5, ...more })

    it('is sent moment by moment, each as game/fetch shows it', async () => {
      const gameId = await annHasBid(await startToy([ann, bob]))
      const check = async (person: HubPerson, last: number) => {
        for (const from of [0, 2, last]) {
          const { moments, first } = await person.call(gameMoments, { gameId, from, to: last })
          expect([moments.length, first]).toEqual([last - from + 1, undefined])
          for (const [n, part] of partsOf(moments).entries()) {
            const { game } = await person.call(gameFetch, { gameId, upTo: from + n })
            expect([moments[n]?.seq, moments[n]?.logLength]).toEqual([from + n, game.log.length])
            expect(part).toEqual(follow(game).part)
            expect(checksumOf(part)).toBe(game.checksum)
          }
        }
      }
      for (const person of [ann, bob, hub().admin]) await check(person, 5)
      await answerToy(bob, gameId, 'low')
      for (const person of [ann, bob, hub().admin]) await check(person, 6)
    })
    it('is sent from the view of other seats once the game is over', async () => {
      const gameId = await annHasBid(await startToy([ann, bob]))
      expect((await looked(ann, gameId, { eyes: 'ann' })).text).toContain(SECRET)
      for (const person of [bob, hub().admin]) {
        expect((await looked(person, gameId)).text).not.toContain(SECRET)
        for (const eyes of ['ann', 'nobody']) {
          const { http, body } = await looked(person, gameId, { eyes })
          expect([http, body.code]).toEqual([403, 'eyes_of_others'])
        }
      }
      await answerToy(bob, gameId, 'low')
      expect((await looked(bob, gameId)).text).not.toContain(SECRET)
      expect((await looked(bob, gameId, { eyes: 'ann' })).text).toBe((await looked(ann, gameId)).text)
      expect((await looked(hub().admin, gameId, { eyes: 'ann' })).text).toBe((await looked(ann, gameId)).text)
      expect((await looked(bob, gameId, { eyes: 'cat' })).body.message).toBe(
        'Nobody named cat sits in this game.',
      )
    })
    it('is refused to others, and where there is none', async () => {
      const gameId = await annHasBid(await startToy([ann, bob]))
      const { eve } = await hub().people('eve')
      const message = async (person: HubPerson, more: object) => {
        const { http, body } = await looked(person, gameId, more)
        return [http, body.message]
      }
      expect(await message(eve, {})).toEqual([403, 'Only the players of this game may look at it.'])
      expect(await message(bob, { to: 6 })).toEqual([400, 'This game has only 5 answers so far.'])
      for (const range of [
        { from: 3, to: 2 },
        { from: 0, to: 50 },
      ])
        expect(await message(bob, range)).toEqual([
          400,
          'A look back takes 1 to 50 moments at a time, the earliest first.',
        ])
      expect((await looked(bob, gameId, { from: 0, to: 49 })).body.code).toBe('moment_to_come')
    })
    it('begins with the first moment that is kept', async () => {
      const players = [ann, bob].map(({ _id, name }) => ({ _id, name }))
      const settings = {
        game: 'Count to Ten',
        name: 'old',
        players,
        seed: 's',
        createdTimestamp: 0,
        goal: 10,
      }
      const gameId = await annHasBid(await storeGame(hub(), { ...rules, version: 0 }, settings))
      const { db } = hub().server.services.store
      const ofGame = db.updateTable('answers').set({ back: null }).where('game_id', '=', gameId)
      await ofGame.where('seq', '<=', 2).execute()
      const { moments, first } = (await looked(bob, gameId)).body
      expect([first, moments.map(({ seq }) => seq)]).toEqual([2, [2, 3, 4, 5]])
      expect(partsOf(moments).map(({ view }) => view)).toMatchObject(
        [6, 9, 12, 12].map((total) => ({ total })),
      )
      expect((await looked(bob, gameId, { from: 2 })).body.first).toBeUndefined()
      expect((await looked(bob, gameId, { to: 1 })).body.code).toBe('moment_not_kept')
    })
  },
  { games: [toyModule()] },
)
