import {
  adminInsertGame,
  gameChatAdd,
  gameFetch,
  gameKill,
  gameSaveFull,
  gameStats,
  gameUndo,
  type SerializedGame,
  userDeactivate,
  userGames,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { afterPush, follow } from '../testing/follow'
import { openPage, type HubPerson } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { answerToy, startToy } from '../testing/toy-table'

const games = [toyModule()]

onBothStores(
  'the history of a game',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    beforeAll(async () => {
      ;({ ann, bob } = await hub().people('ann', 'bob'))
    })

    const fetched = async (gameId: string, person = ann): Promise<SerializedGame> =>
      (await person.call(gameFetch, { gameId })).game
    async function undo(person: HubPerson, gameId: string, how: { count?: number; branchId?: number } = {}) {
      const { branchId } = (await person.call(gameFetch, { gameId })).game
      return person.send(gameUndo, { gameId, count: 1, branchId, ...how })
    }
    const totalOf = (game: SerializedGame) => (game.view as { readonly total: number }).total
    async function playedOut(gameId: string): Promise<void> {
      for (const [person, pick] of [
        [ann, '3'],
        [bob, '3'],
        [ann, '3'],
        [bob, '3'],
      ] as const)
        await answerToy(person, gameId, pick)
      await answerToy(bob, gameId, 'low')
      await answerToy(ann, gameId, 'high')
    }

    it('goes back answer by answer, to each player their own, and forward again', async () => {
      const gameId = await startToy([ann, bob])
      await answerToy(ann, gameId, '1')
      await answerToy(ann, gameId, '2')
      await answerToy(bob, gameId, '2')
      await ann.call(gameChatAdd, { gameId, text: 'at the end' })
      const before = await fetched(gameId)
      expect([before.canUndo, (await fetched(gameId, bob)).canUndo]).toEqual([false, true])
      expect((await undo(ann, gameId)).body.result).toBe('__NO_UNDO__')
      expect((await undo(bob, gameId, { count: 2 })).body.message).toBe('Error performing undo')
      expect(await fetched(gameId)).toEqual(before)
      expect((await undo(bob, gameId)).body.result).toBe('__SUCCESS__')
      const back = await fetched(gameId)
      expect([totalOf(back), back.responses.length, back.branchId > before.branchId]).toEqual([3, 2, true])
      expect(back.chat[0]?.position).toBe(back.log.length)
      expect((await undo(ann, gameId, { count: 2 })).body.result).toBe('__SUCCESS__')
      const first = await fetched(gameId)
      expect([totalOf(first), first.responses, first.log.length]).toEqual([0, [], 1])
      expect((await undo(ann, gameId)).body.result).toBe('__NO_MORE_ACTIONS__')
      await answerToy(ann, gameId, '1')
      expect(totalOf(await fetched(gameId))).toBe(1)
    })

    it('is not taken back when somebody has acted since, nor past a reveal in a strict game', async () => {
      const gameId = await startToy([ann, bob], { friendly: false })
      await answerToy(ann, gameId, '1')
      const { branchId } = await fetched(gameId)
      await answerToy(ann, gameId, '2')
      const late = await undo(ann, gameId, { branchId })
      expect([late.http, late.body.code]).toEqual([409, 'game_overwrite'])
      await answerToy(bob, gameId, '3')
      expect((await undo(bob, gameId)).body.result).toBe('__NO_UNDO__')
      const friendly = await startToy([ann, bob])
      await answerToy(ann, friendly, '3')
      expect((await undo(ann, friendly)).body.result).toBe('__SUCCESS__')
    })

    it('moves its branch when requests become invalid, and not while secret answers are collected', async () => {
      const gameId = await startToy([ann, bob])
      const branches = [(await fetched(gameId)).branchId]
      for (const [person, pick] of [
        [ann, '3'],
        [bob, '3'],
        [ann, '3'],
      ] as const) {
        await answerToy(person, gameId, pick)
        branches.push((await fetched(gameId)).branchId)
      }
      expect(branches).toEqual([0, 1, 2, 3])
      await answerToy(bob, gameId, '1')
      const bidding = await fetched(gameId)
      expect([bidding.pace, bidding.waiting]).toEqual(['all', ['ann', 'bob']])
      await answerToy(bob, gameId, 'high')
      const one = await fetched(gameId)
      expect([one.branchId, one.waiting]).toEqual([bidding.branchId, ['ann']])
      expect(one.responses.at(-1)).toEqual({ seq: 5, actor: 'bob', title: 'Bid', masked: true })
      expect((await fetched(gameId, bob)).responses.at(-1)?.selection).toEqual(['high'])
      await answerToy(ann, gameId, 'low')
      const over = await fetched(gameId)
      expect([over.gameOver, over.waiting, over.branchId > one.branchId]).toEqual([true, [], true])
      expect(over.responses.at(-2)?.selection).toEqual(['high'])
    })

    it('withdraws the end of a game, its result and its figures with the last answer', async () => {
      const figures = async () => (await ann.call(gameStats('count-to-ten'), {})).data
      const before = await figures()
      const gameId = await startToy([ann, bob])
      await playedOut(gameId)
      const after = await figures()
      const more = (name: string, wins: number) => {
        const { count, wins: won } = Object.assign({ count: 0, wins: 0 }, before[name])
        return { count: count + 1, wins: won + wins }
      }
      expect(after).toEqual({ 'the bids': more('the bids', 0), ann: more('ann', 1), bob: more('bob', 0) })
      const { games } = await ann.call(userGames, { userId: ann._id, state: 'all' })
      expect(games.find((game) => game._id === gameId)?.stats?.result).toEqual({
        player: 'ann',
        reason: 'the bids',
      })
      expect((await undo(ann, gameId)).body.result).toBe('__SUCCESS__')
      expect(await figures()).toEqual(before)
      const open = await fetched(gameId)
      expect([open.gameOver, open.gameOverData, open.waiting]).toEqual([false, null, ['ann']])
      await answerToy(ann, gameId, 'low')
      expect(await figures()).toEqual(after)
      await ann.call(gameKill, { gameId })
      expect(await figures()).toEqual(before)
    })

    it('reaches watching pages after an undo as after an answer', async () => {
      const gameId = await startToy([ann, bob])
      const page = await openPage(hub().address, bob.token)
      await page.watch({ kind: 'game', id: gameId })
      let followed = follow(await fetched(gameId, bob))
      const caughtUp = async () => {
        followed = afterPush(followed, await page.next('game')) ?? followed
        expect(followed).toEqual(follow(await fetched(gameId, bob)))
      }
      await answerToy(ann, gameId, '1')
      await caughtUp()
      await undo(ann, gameId)
      await caughtUp()
      await answerToy(ann, gameId, '2')
      await caughtUp()
      page.close()
    })

    it('is saved whole only as a continuation of what is stored', async () => {
      const gameId = await startToy([ann, bob])
      await answerToy(ann, gameId, '2')
      const page = await fetched(gameId, bob)
      const added = { actor: 'bob', title: 'Add', selection: ['1'], isUserResponse: true }
      const full = (person: HubPerson, change: object) => person.send(gameSaveFull, { ...page, ...change })
      const branch = await full(bob, { branchId: page.branchId + 1, responses: [...page.responses, added] })
      expect([branch.http, branch.body.code]).toEqual([409, 'game_overwrite'])
      const none = await full(bob, { branchId: undefined, responses: [...page.responses, added] })
      expect(none.body.code).toBe('game_overwrite')
      expect((await full(bob, { responses: [] })).body.code).toBe('game_overwrite')
      const other = [{ ...page.responses[0], selection: ['1'] }, added]
      expect((await full(bob, { responses: other })).body.code).toBe('game_overwrite')
      expect((await full(ann, { responses: [...page.responses, added] })).http).toBe(403)
      expect((await full(bob, { overwrite: true })).http).toBe(403)
      const half = await full(bob, { responses: [...page.responses, added, { ...added, selection: ['9'] }] })
      expect(half.http).toBe(400)
      expect(await fetched(gameId, bob)).toEqual(page)
      const lies = { waiting: [], gameOver: true, gameOverData: { player: 'bob', reason: 'I say so' } }
      const good = await full(bob, { ...lies, responses: [...page.responses, added, added] })
      expect(good.http).toBe(200)
      expect(good.body.serializedGame).toMatchObject({ gameOver: false, waiting: ['bob'] })
      expect(totalOf(good.body.serializedGame)).toBe(4)
      await bob.call(gameKill, { gameId })
      expect((await full(bob, { responses: page.responses })).body.code).toBe('game_killed')
    })

    it('can be rewritten only by an admin; the audit log keeps the old document, and the chat is unchanged', async () => {
      const gameId = await startToy([ann, bob])
      for (const pick of ['1', '1', '2']) await answerToy(ann, gameId, pick)
      await ann.call(gameChatAdd, { gameId, text: 'hello' })
      const { full } = (await hub().admin.call(gameFetch, { gameId, full: true })).game
      const responses = (full?.responses ?? []) as { readonly seq: number }[]
      const wrong = await hub().admin.send(gameSaveFull, {
        gameId,
        overwrite: true,
        responses: [...responses.slice(0, 1), { actor: 'bob', title: 'Add', selection: ['1'] }],
      })
      expect([wrong.http, wrong.body.message]).toEqual([400, "Answer 2: It isn't your turn to answer."])
      const before = await fetched(gameId)
      const third = { actor: 'ann', title: 'Add', selection: ['3'] }
      await hub().admin.call(gameSaveFull, {
        gameId,
        overwrite: true,
        responses: [...responses.slice(0, 2), third],
      })
      const now = await fetched(gameId)
      expect([totalOf(now), now.waiting, now.chat.length]).toEqual([5, ['bob'], 1])
      expect(now.branchId).toBeGreaterThan(before.branchId)
      const server = await hub()
        .server.services.store.db.selectFrom('audit')
        .selectAll()
        .where('action', '=', 'game overwrite')
        .where('target_id', '=', gameId)
        .executeTakeFirstOrThrow()
      expect(JSON.parse(server.details ?? '')).toMatchObject({ old: { responses } })
    })

    it('comes back whole from its pasted document, as a new game with the same course', async () => {
      const gameId = await startToy([ann, bob])
      await playedOut(gameId)
      await ann.call(gameChatAdd, { gameId, text: 'good game' })
      const { game } = await hub().admin.call(gameFetch, { gameId, full: true })
      expect((await ann.send(adminInsertGame, { data: game.full ?? {} })).http).toBe(403)
      const totals = async () => (await ann.call(gameStats('count-to-ten'), {})).data
      const counted = await totals()
      const killed = await hub().admin.call(adminInsertGame, { data: { ...game } })
      expect(await totals()).not.toEqual(counted)
      await hub().admin.call(gameKill, { gameId: killed.gameId })
      expect(await totals()).toEqual(counted)
      const inserted = await hub().admin.call(adminInsertGame, { data: { ...game } })
      expect(inserted.gameId).not.toBe(gameId)
      const copy = await fetched(inserted.gameId)
      const original = await fetched(gameId)
      expect(copy).toMatchObject({ view: original.view, gameOver: true, responses: original.responses })
      expect(copy.chat.map((line) => [line.author, line.text])).toEqual([['ann', 'good game']])
      expect(copy.settings.createdTimestamp).toBeGreaterThan(original.settings.createdTimestamp - 1)
      const { settings, responses } = game.full as never as {
        settings: Record<string, unknown>
        responses: object[]
      }
      const withSecond = (seat: object) => ({
        settings: { ...settings, players: [{ _id: ann._id, name: 'ann' }, seat] },
        responses: [],
      })
      const gone = await hub().person('gone')
      await hub().admin.call(userDeactivate, { id: gone._id })
      const wrong: readonly (readonly [object, string])[] = [
        [withSecond({ _id: gone._id, name: 'gone' }), 'The user gone is deactivated'],
        [{ settings: { ...settings, game: 'Chess' }, responses }, 'Unknown game type: Chess'],
        [
          { settings: { ...settings, players: [{ _id: ann._id, name: 'bob' }] }, responses },
          'There is no user bob',
        ],
        [
          { settings, responses: [{ actor: 'bob', title: 'Add', selection: ['1'] }] },
          "Answer 1: It isn't your turn",
        ],
        [{ settings, responses: [{ actor: 'ann', title: 'Add', masked: true }] }, 'Answer 1 is masked'],
        [{ responses }, 'settings is missing'],
        [
          withSecond({ _id: 'b'.repeat(24), name: 'bob', bot: 'constructor' }),
          'No bot of the kind constructor',
        ],
        [withSecond({ _id: 'b'.repeat(24), name: 'bob', bot: 'nosuch' }), 'No bot of the kind nosuch'],
        [withSecond({ _id: ann._id, name: 'bob', bot: 'steady' }), 'The same player is listed twice'],
        [
          withSecond({ _id: hub().admin._id, name: 'bob', bot: 'steady' }),
          'A bot cannot have the id of a user',
        ],
        [
          withSecond({ _id: 'bot', name: 'bob', bot: 'steady' }),
          'settings.players.1._id is not a well-formed',
        ],
      ]
      for (const [data, message] of wrong) {
        const refused = await hub().admin.send(adminInsertGame, { data })
        expect([refused.http, refused.body.message?.slice(0, message.length)]).toEqual([400, message])
      }
    })
  },
  { games, config: { adminName: 'ann' } },
)
