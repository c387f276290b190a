import { gameFetch, gameUndo, gameProposalSay, lobbyCreate, userGames } from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { gamesOf } from '../games/registry'
import { loadGame } from '../play/load-game'
import { onBothStores } from '../testing/both-stores'
import type { HubPerson } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { answerToy, startToy } from '../testing/toy-table'

const toys = [toyModule()]

onBothStores(
  'an undo that the others must agree to',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    let cat: HubPerson
    beforeAll(async () => {
      ;({ ann, bob, cat } = await hub().people('ann', 'bob', 'cat'))
    })

    async function started(undo: string) {
      const gameId = await startToy([ann, bob, cat], { undo })
      const fetchGame = async (person = ann) => (await person.call(gameFetch, { gameId })).game
      return {
        gameId,
        fetchGame,
        add: (person: HubPerson, pick: string) => answerToy(person, gameId, pick),
        undo: async (person: HubPerson) =>
          person.call(gameUndo, { gameId, count: 1, branchId: (await fetchGame()).branchId }),
        says: async (person: HubPerson, allow: boolean) =>
          person.send(gameProposalSay, {
            gameId,
            made: (await fetchGame()).proposals?.[0]?.made ?? 0,
            allow,
          }),
      }
    }

    it('goes back at once where nothing was seen, and else when all of them have agreed', async () => {
      const { fetchGame, add, undo, says } = await started('consent')
      await add(ann, '1')
      await undo(ann)
      expect((await fetchGame()).responses).toEqual([])
      await add(ann, '3')
      expect((await undo(ann)).result).toBe('__SUCCESS__')
      const asked = await fetchGame()
      expect(asked.proposals?.[0]).toMatchObject({ by: ann.name, waitingFor: [bob.name, cat.name] })
      expect([asked.responses.length, asked.canUndo, asked.whyNoUndo]).toEqual([
        1,
        false,
        `Waiting for ${bob.name} and ${cat.name} to agree`,
      ])
      expect(asked.waiting).toEqual([bob.name, cat.name])
      expect((await says(ann, true)).http).toBe(400)
      await says(bob, true)
      expect((await fetchGame()).proposals?.[0]?.waitingFor).toEqual([cat.name])
      const { db } = hub().server.services.store
      const stored = await loadGame({ db, games: gamesOf(toys) }, asked._id)
      expect(stored?.proposals[0]?.waitingFor).toEqual([cat.name])
      const { games } = await cat.call(userGames, { userId: cat._id, state: 'all' })
      expect(games.find(({ _id }) => _id === asked._id)?.waiting).toContain(cat.name)
      await says(cat, true)
      const after = await fetchGame()
      expect([after.responses, after.proposals?.[0]]).toEqual([[], undefined])
      expect(after.chat.map(({ author, text }) => [author, text.split(':')[0]])).toEqual([
        ['', `${ann.name} asks to take back`],
        ['', `${bob.name} agrees to take it back.`],
        ['', `${ann.name} took back`],
      ])
    })

    it('stays as it is when somebody refuses, when it is withdrawn, and when the game goes on', async () => {
      const { fetchGame, add, undo, says } = await started('consent')
      await add(ann, '3')
      await undo(ann)
      await says(cat, false)
      expect([(await fetchGame()).proposals?.[0], (await fetchGame()).responses.length]).toEqual([
        undefined,
        1,
      ])
      await undo(ann)
      expect((await says(bob, false)).http).toBe(200)
      await undo(ann)
      await says(ann, false)
      expect((await fetchGame()).proposals?.[0]).toBeUndefined()
      await undo(ann)
      const made = (await fetchGame()).proposals?.[0]?.made ?? 0
      await add(bob, '1')
      expect((await fetchGame()).proposals?.[0]).toBeUndefined()
      const late = await cat.send(gameProposalSay, { gameId: (await fetchGame())._id, made, allow: true })
      expect(late.body.message).toBe('That is no longer proposed.')
      expect((await fetchGame()).whyNoUndo).toBe(`${bob.name} has answered since`)
    })

    it('is not asked for in the other games, and a lobby chooses only among the three', async () => {
      const strict = await started('unseen')
      await strict.add(ann, '3')
      expect((await strict.undo(ann)).result).toBe('__NO_UNDO__')
      expect((await strict.fetchGame()).whyNoUndo).toBe('Something was seen or decided by chance since')
      const free = await started('free')
      await free.add(ann, '3')
      await free.undo(ann)
      expect((await free.fetchGame()).responses).toEqual([])
      const body = { userIds: [ann._id], game: 'Count to Ten', options: { undo: 'often' } }
      expect((await ann.send(lobbyCreate, body)).body.message).toBe(
        "'Undo' must be one of free, unseen, consent.",
      )
    })
  },
  { games: toys },
)
