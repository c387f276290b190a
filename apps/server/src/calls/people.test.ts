import {
  gameCreate,
  gameKill,
  gameSaveResponse,
  gameUndo,
  gameFetch,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
  userGamesPage,
  userPage,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { startDraft } from '../testing/play-draft'
import type { HubPerson } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'

const game = 'Count to Ten'
const BOT = { _id: 'b'.repeat(24), name: 'Bot Ada', bot: 'timid' }

onBothStores(
  'the page of a person',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    let eve: HubPerson
    beforeAll(async () => {
      ;({ ann, bob, eve } = await hub().people('ann', 'bob', 'eve'))
    })

    async function begun(people: readonly HubPerson[], bots: readonly (typeof BOT)[] = []): Promise<string> {
      const [host] = people
      if (host === undefined) throw new Error('a game needs somebody')
      const { lobbyId } = await host.call(lobbyCreate, { game, userIds: people.map(({ _id }) => _id) })
      const { lobby } = await host.call(lobbyInfo, { lobbyId })
      await host.call(lobbySave, { ...lobby, users: [...lobby.users, ...bots], options: { goal: 3 } })
      return (await host.call(gameCreate, { lobbyId })).gameId
    }
    const say = (person: HubPerson, gameId: string, [title, pick]: readonly [string, string]) =>
      person.send(gameSaveResponse, {
        gameId,
        response: { actor: person.name, title, selection: [pick] },
      })
    /** Somebody wins, the others do not; whoever may begins. */
    async function wonBy(winner: HubPerson, others: readonly HubPerson[]): Promise<string> {
      const gameId = await begun([winner, ...others])
      for (const person of [winner, ...others])
        if ((await say(person, gameId, ['Add', '3'])).http === 200) break
      await say(winner, gameId, ['Bid', 'high'])
      for (const other of others) await say(other, gameId, ['Bid', 'low'])
      const { gameOverData } = (await winner.call(gameFetch, { gameId })).game
      expect(gameOverData?.winners).toEqual([winner.name])
      return gameId
    }
    const pageOf = (person: HubPerson, by: HubPerson) => by.call(userPage, { userId: person._id })

    it('counts what was finished with other people, by kind and by opponent', async () => {
      expect(await pageOf(ann, bob)).toMatchObject({ kinds: [], rivals: [], together: [] })
      await wonBy(ann, [bob])
      await wonBy(ann, [bob, eve])
      const last = await wonBy(bob, [ann])
      const killed = await wonBy(bob, [ann])
      await ann.call(gameKill, { gameId: killed })
      const withBot = await begun([ann], [BOT])
      await say(ann, withBot, ['Add', '3'])
      const page = await pageOf(ann, eve)
      expect(page.kinds).toEqual([{ game, games: 3, wins: 2, losses: 1 }])
      expect(page.rivals).toEqual([
        { user: { _id: bob._id, name: 'bob' }, games: 3, wins: 2, losses: 1 },
        { user: { _id: eve._id, name: 'eve' }, games: 1, wins: 1, losses: 0 },
      ])
      const { branchId } = (await bob.call(gameFetch, { gameId: last })).game
      expect((await ann.call(gameUndo, { gameId: last, count: 1, branchId })).result).toBe('__SUCCESS__')
      expect((await pageOf(ann, eve)).kinds, 'a game that goes on counts no more').toEqual([
        { game, games: 2, wins: 2, losses: 0 },
      ])
    })

    it('counts drafts, which nobody wins', async () => {
      const [gus, hal] = [await hub().person('gus'), await hub().person('hal')]
      const { playOn } = await import('../testing/play-draft')
      await playOn([gus, hal], await startDraft([gus, hal]))
      expect((await pageOf(gus, hal)).kinds).toEqual([{ game: 'Cube Draft', games: 1, wins: 0, losses: 0 }])
    })

    it('names only those games in which the reader sits', async () => {
      const mine = (await pageOf(eve, bob)).together.map(({ settings }) =>
        settings.players.map(({ name }) => name),
      )
      expect(mine).toHaveLength(1)
      expect(mine[0]).toContain('bob')
      const stranger = await hub().person('ida')
      expect((await pageOf(ann, stranger)).together).toEqual([])
      expect((await ann.send(userPage, { userId: 'f'.repeat(24) })).http).toBe(404)
    })

    it('stands beside the list of all one’s own games, by kind, state and opponent, page by page', async () => {
      const all = (await ann.call(userGamesPage, { userId: ann._id })).games
      const created = all.map(({ _id }) => _id)
      expect(created).toEqual([...created].sort().reverse())
      const listed = async (filter: object) =>
        (await ann.call(userGamesPage, { userId: ann._id, ...filter })).games.length
      expect(await listed({ state: 'finished' })).toBe(all.filter(({ gameOver }) => gameOver).length)
      expect(await listed({ state: 'running' })).toBe(all.filter(({ gameOver }) => !gameOver).length)
      expect(await listed({ kind: 'CubeDraft' })).toBe(0)
      expect(await listed({ opponentId: eve._id })).toBe(1)
      expect(await listed({ before: all[0]?._id })).toBe(all.length - 1)
      expect((await refusal(bob, userGamesPage, { userId: ann._id })).http).toBe(403)
      const gus = await hub().person('gus')
      const { games: drafts } = await gus.call(userGamesPage, { userId: gus._id })
      expect(drafts[0]?.deckId).toMatch(/^[0-9a-f]{24}$/)
    })

    it('gives fifty of them at a time', async () => {
      const [max, mia] = [await hub().person('max'), await hub().person('mia')]
      for (let made = 0; made < 51; made += 1) await begun([max, mia])
      const first = await max.call(userGamesPage, { userId: max._id })
      expect([first.games.length, first.more]).toEqual([50, true])
      const before = first.games.at(-1)?._id
      const second = await max.call(userGamesPage, { userId: max._id, before })
      expect([second.games.length, second.more]).toEqual([1, false])
    })
  },
  { games: [toyModule()] },
)
