import {
  type GameFile,
  gameChatAdd,
  gameChatBefore,
  gameFetch,
  gameFile,
  gameMoments,
  gameSetClosed,
  gameUndo,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { loadGame } from '../play/load-game'
import { onBothStores } from '../testing/both-stores'
import { follow } from '../testing/follow'
import { type HubPerson, openPage } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { answerToy, startToy } from '../testing/toy-table'

const REFUSED = [403, 'game_seen_by_players']

onBothStores(
  'a game that is over',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    let eve: HubPerson
    beforeAll(async () => {
      ;({ ann, bob, eve } = await hub().people('ann', 'bob', 'eve'))
    })

    /** A game in which bob's bid is missing: five answers. */
    async function almostOver(): Promise<string> {
      const gameId = await startToy([ann, bob])
      await ann.call(gameChatAdd, { gameId, text: 'among us' })
      for (const person of [ann, bob, ann, bob]) await answerToy(person, gameId, '3')
      await answerToy(ann, gameId, 'high')
      return gameId
    }
    async function over(): Promise<string> {
      const gameId = await almostOver()
      await answerToy(bob, gameId, 'low')
      return gameId
    }
    const close = (person: HubPerson, gameId: string, closed: boolean) =>
      person.send(gameSetClosed, { gameId, closed })
    /** What becomes of every way in which somebody may look at a game. */
    async function looks(person: HubPerson, gameId: string) {
      const replies = await Promise.all([
        person.send(gameFetch, { gameId }),
        person.send(gameFetch, { gameId, upTo: 1 }),
        person.send(gameFetch, { gameId, eyes: 'ann' }),
        person.send(gameMoments, { gameId, from: 0, to: 5 }),
        person.send(gameMoments, { gameId, from: 0, to: 5, eyes: 'ann' }),
        person.send(gameFile, { gameId }),
      ])
      return replies.map(({ http, body }) => (http === 200 ? http : [http, body.code]))
    }
    const refused = Array.from({ length: 6 }, () => REFUSED)
    const shown = Array.from({ length: 6 }, () => 200)

    it('is open to everybody signed in, as a spectator sees it and without its chat', async () => {
      const gameId = await almostOver()
      expect(await looks(eve, gameId)).toEqual(refused)
      await answerToy(bob, gameId, 'low')
      expect(await looks(eve, gameId)).toEqual(shown)
      const { game } = await eve.call(gameFetch, { gameId })
      const { game: asAdmin } = await hub().admin.call(gameFetch, { gameId })
      expect(follow(game)).toEqual(follow(asAdmin))
      expect([game.chat, game.present, game.moreChat]).toEqual([[], [], undefined])
      expect(asAdmin.chat.map((line) => line.text)).toEqual(['among us'])
      const [line] = asAdmin.chat
      const before = await eve.send(gameChatBefore, { gameId, chatId: line?.id ?? '' })
      expect([before.http, before.body.code]).toEqual(REFUSED)
      expect((await eve.send(gameChatAdd, { gameId, text: 'hello' })).http).toBe(403)
      const page = await openPage(hub().address, eve.token)
      expect(await page.watch({ kind: 'game', id: gameId })).toHaveProperty('error')
      page.close()
    })
    it('is shown from the view of any seat', async () => {
      const gameId = await over()
      for (const upTo of [0, 5, 6]) {
        const { game } = await eve.call(gameFetch, { gameId, upTo, eyes: 'ann' })
        const { game: own } = await ann.call(gameFetch, { gameId, upTo })
        expect(follow(game)).toEqual(follow(own))
      }
      const { game } = await eve.call(gameFetch, { gameId, eyes: 'ann' })
      expect([game.upTo, game.canUndo, game.view]).toMatchObject([6, false, { bid: 'high' }])
      const full = await hub().admin.send(gameFetch, { gameId, full: true, eyes: 'ann' })
      expect([full.http, full.body.code]).toEqual([400, 'complete_form_of_past'])
      const unknown = await eve.send(gameFetch, { gameId, eyes: 'cat' })
      expect([unknown.http, unknown.body.code]).toEqual([400, 'no_such_seat'])
    })
    it('cannot be continued once somebody has looked from the view of another seat', async () => {
      const gameId = await over()
      const undo = async () => {
        const { branchId } = (await bob.call(gameFetch, { gameId })).game
        return (await bob.call(gameUndo, { gameId, count: 1, branchId })).result
      }
      await eve.call(gameFetch, { gameId })
      await bob.call(gameMoments, { gameId, from: 0, to: 5, eyes: 'bob' })
      expect(await undo()).toBe('__SUCCESS__')
      await answerToy(bob, gameId, 'low')
      await bob.call(gameMoments, { gameId, from: 0, to: 5, eyes: 'ann' })
      expect(await undo()).toBe('__NO_UNDO__')
      const { game } = await bob.call(gameFetch, { gameId })
      expect([game.canUndo, game.whyNoUndo]).toEqual([
        false,
        'The game is over, and somebody has seen the view of another player',
      ])
    })
    it('is a file with the views of all seats, settings and answers; only its players get the chat', async () => {
      const gameId = await almostOver()
      const running = (await ann.call(gameFile, { gameId })).file
      expect([running.holder, running.seen.map(({ eyes }) => eyes), running.origin]).toEqual([
        'ann',
        ['ann'],
        null,
      ])
      await answerToy(bob, gameId, 'low')
      const own = (await ann.call(gameFile, { gameId, own: true })).file
      expect([own.holder, own.seen.map(({ eyes }) => eyes), own.origin]).toEqual(['ann', ['ann'], null])
      expect((await bob.call(gameFetch, { gameId })).game.canUndo, 'nothing was opened by that').toBe(true)
      const [ofAnn, ofEve] = [await ann.call(gameFile, { gameId }), await eve.call(gameFile, { gameId })]
      const about = ({ holder, seen, origin, game }: GameFile) => [
        holder,
        seen.map(({ eyes, moments }) => [eyes, moments.length]),
        origin?.answers.length,
        game.chat.map(({ text }) => text),
      ]
      const everyEyes = [
        ['ann', 7],
        ['bob', 7],
        [null, 7],
      ]
      expect(about(ofAnn.file)).toEqual(['ann', everyEyes, 6, ['among us']])
      expect(about(ofEve.file)).toEqual([null, everyEyes, 6, []])
      const { game } = await bob.call(gameFetch, { gameId })
      expect([game.canUndo, game.whyNoUndo]).toEqual([
        false,
        'The game is over, and somebody has seen the view of another player',
      ])
    })
    it('is closed and opened by its players, who are notified', async () => {
      const gameId = await over()
      for (const person of [eve, hub().admin]) {
        const { http, body } = await close(person, gameId, true)
        expect([http, body.code]).toEqual([403, 'game_players_only'])
      }
      const page = await openPage(hub().address, bob.token)
      await page.watch({ kind: 'game', id: gameId })
      expect((await close(ann, gameId, true)).http).toBe(200)
      expect(await page.next('game', (push) => push.gameId === gameId)).not.toHaveProperty('change')
      page.close()
      expect(await looks(eve, gameId)).toEqual(refused)
      for (const person of [ann, bob, hub().admin]) expect(await looks(person, gameId)).toEqual(shown)
      const { services } = hub().server
      const stored = () => loadGame({ db: services.store.db, games: services.games }, gameId)
      const { game } = await bob.call(gameFetch, { gameId })
      expect([game.closed, (await stored())?.closed, (await stored())?.version]).toEqual([
        true,
        true,
        game.seq,
      ])
      expect((await close(ann, gameId, true)).http).toBe(200)
      expect((await bob.call(gameFetch, { gameId })).game.seq).toBe(game.seq)
      expect((await close(bob, gameId, false)).http).toBe(200)
      expect(await looks(eve, gameId)).toEqual(shown)
      expect((await bob.call(gameFetch, { gameId })).game).not.toHaveProperty('closed')
    })
    it('stays closed where it was closed before its end', async () => {
      const gameId = await almostOver()
      await close(bob, gameId, true)
      await answerToy(bob, gameId, 'low')
      expect(await looks(eve, gameId)).toEqual(refused)
    })
    it('is closed to others while it goes on after its end', async () => {
      const gameId = await over()
      const { branchId } = (await bob.call(gameFetch, { gameId })).game
      expect((await bob.call(gameUndo, { gameId, count: 1, branchId })).result).toBe('__SUCCESS__')
      expect(await looks(eve, gameId)).toEqual(refused)
    })
    it('keeps the wish for an undo when it is closed', async () => {
      const gameId = await startToy([ann, bob], { undo: 'consent' })
      await answerToy(ann, gameId, '3')
      const { branchId } = (await ann.call(gameFetch, { gameId })).game
      await ann.call(gameUndo, { gameId, count: 1, branchId })
      await close(bob, gameId, true)
      const { services } = hub().server
      const wish = (await services.play.current(gameId)).proposals
      expect(wish[0]?.by).toBe('ann')
      expect((await loadGame({ db: services.store.db, games: services.games }, gameId))?.proposals).toEqual(
        wish,
      )
    })
  },
  { games: [toyModule()] },
)
