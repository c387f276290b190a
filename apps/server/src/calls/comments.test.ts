import {
  gameCommentAdd,
  gameCommentDelete,
  gameCommentEdit,
  gameComments,
  gameFetch,
  gameFile,
  gameUndo,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { type HubPerson, openPage } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { finishToy, runningToy } from '../testing/toy-table'

onBothStores(
  'comments on moments of a game',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    let eve: HubPerson
    beforeAll(async () => {
      ;({ ann, bob, eve } = await hub().people('ann', 'bob', 'eve'))
    })
    const running = () => runningToy([ann, bob])
    const finish = (gameId: string) => finishToy([ann, bob], gameId)
    const say = async (person: HubPerson, gameId: string, [seq, text]: readonly [number, string]) =>
      (await person.call(gameCommentAdd, { gameId, seq, text })).comment
    const read = async (person: HubPerson, gameId: string) =>
      (await person.call(gameComments, { gameId })).comments.map(({ seq, author, text, own }) => [
        seq,
        author,
        text,
        own ?? false,
      ])
    const refused = async (
      reply: Promise<{ readonly http: number; readonly body: { readonly code?: string } }>,
    ) => {
      const { http, body } = await reply
      return [http, body.code]
    }

    it('are written and read by its players while it runs, and nobody else', async () => {
      const gameId = await running()
      const page = await openPage(hub().address, bob.token)
      await page.watch({ kind: 'game', id: gameId })
      await say(ann, gameId, [3, ' too early '])
      expect(await page.next('comments', (push) => push.gameId === gameId)).toEqual({ gameId })
      page.close()
      await say(bob, gameId, [1, 'why?'])
      expect(await read(bob, gameId)).toEqual([
        [1, 'bob', 'why?', true],
        [3, 'ann', 'too early', false],
      ])
      const seen = [403, 'game_seen_by_players']
      expect(await refused(eve.send(gameComments, { gameId }))).toEqual(seen)
      expect(await refused(eve.send(gameCommentAdd, { gameId, seq: 1, text: 'x' }))).toEqual(seen)
      expect(await refused(hub().admin.send(gameCommentAdd, { gameId, seq: 1, text: 'x' }))).toEqual([
        403,
        'game_players_only',
      ])
      expect(await refused(ann.send(gameCommentAdd, { gameId, seq: 5, text: 'x' }))).toEqual([
        400,
        'moment_to_come',
      ])
    })
    it('are read and written by all who may see it once it is over', async () => {
      const gameId = await running()
      await say(ann, gameId, [2, 'a secret plan'])
      await finish(gameId)
      await say(eve, gameId, [6, 'well played'])
      const all = [
        [2, 'ann', 'a secret plan', false],
        [6, 'eve', 'well played', false],
      ]
      expect(await read(bob, gameId)).toEqual(all)
      const { file } = await eve.call(gameFile, { gameId })
      expect(file.game.comments.map(({ seq, author, text }) => [seq, author, text, false])).toEqual(all)
    })
    it('are changed by their author alone, and deleted by an admin as well', async () => {
      const gameId = await running()
      const { id: commentId } = await say(ann, gameId, [2, 'first'])
      const other = [403, 'comment_of_another']
      expect(await refused(bob.send(gameCommentEdit, { gameId, commentId, text: 'x' }))).toEqual(other)
      expect(await refused(bob.send(gameCommentDelete, { gameId, commentId }))).toEqual(other)
      expect(await refused(hub().admin.send(gameCommentEdit, { gameId, commentId, text: 'x' }))).toEqual(
        other,
      )
      await ann.call(gameCommentEdit, { gameId, commentId, text: 'second' })
      const [comment] = (await bob.call(gameComments, { gameId })).comments
      expect([comment?.text, comment?.edited]).toEqual(['second', expect.any(Number)])
      await ann.call(gameCommentDelete, { gameId, commentId })
      const { id } = await say(bob, gameId, [2, 'third'])
      await hub().admin.call(gameCommentDelete, { gameId, commentId: id })
      expect(await read(bob, gameId)).toEqual([])
      expect(await refused(ann.send(gameCommentDelete, { gameId, commentId }))).toEqual([404, 'not_found'])
    })
    it('on answers that are taken back stand at the last answer that stays', async () => {
      const gameId = await running()
      await say(ann, gameId, [2, 'stays'])
      await say(ann, gameId, [4, 'moves'])
      const { branchId } = (await bob.call(gameFetch, { gameId })).game
      await bob.call(gameUndo, { gameId, count: 1, branchId })
      expect((await read(ann, gameId)).map(([seq, , text]) => [seq, text])).toEqual([
        [2, 'stays'],
        [3, 'moves'],
      ])
    })
  },
  { games: [toyModule()] },
)
