import {
  gameAhead,
  gameAnswerAhead,
  gameFetch,
  gameSaveResponse,
  gameUndo,
  gameWithdrawAhead,
  noticeBell,
  type SentBodyOf,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { answerOnce, fetchDraft, startDraft } from '../testing/play-draft'
import { refusal } from '../testing/refusal'
import { type HubPerson, openPage } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { answerToy, finishToy, startToy } from '../testing/toy-table'

interface Left {
  readonly pick: string
  readonly until: 'once' | 'turn' | 'always'
}

onBothStores(
  'answers that players leave ahead',
  (hub) => {
    let [ann, bob]: HubPerson[] = []
    beforeAll(async () => {
      ;({ ann, bob } = await hub().people('ann', 'bob'))
    })
    const people = () => {
      if (ann === undefined || bob === undefined) throw new Error('nobody is here yet')
      return [ann, bob] as const
    }
    const fetched = async (person: HubPerson, gameId: string) =>
      (await person.call(gameFetch, { gameId })).game
    const listOf = async (person: HubPerson, gameId: string) =>
      (await person.call(gameAhead, { gameId })).ahead
    const ahead = async (
      person: HubPerson,
      gameId: string,
      { pick, until }: Left,
    ): Promise<SentBodyOf<typeof gameAnswerAhead>> => {
      const { requests } = await fetched(person, gameId)
      const requestId = requests[0]?.id ?? 'none'
      return { gameId, ahead: { form: 'standing', requestId, selection: [pick], until } }
    }
    /** A game in which ann leaves 'add 2' and adds it. */
    async function withOneAhead(until: Left['until']) {
      const [first, second] = people()
      const gameId = await startToy([first, second])
      await first.call(gameAnswerAhead, await ahead(first, gameId, { pick: '2', until }))
      await answerToy(first, gameId, '2')
      return { first, second, gameId }
    }

    it('are given at once when the question comes, as their own, each in its place', async () => {
      const { first, second, gameId } = await withOneAhead('always')
      await answerToy(second, gameId, '2')
      const game = await fetched(second, gameId)
      expect(game.responses.map(({ actor, selection }) => [actor, ...(selection ?? [])])).toEqual([
        [first.name, '2'],
        [second.name, '2'],
        [first.name, 2],
      ])
      expect(game.waiting).toEqual([second.name])
      expect(await listOf(first, gameId)).toMatchObject([
        { question: 'Add', picks: ['2'], until: 'always', given: 1, lastGiven: expect.any(Number) },
      ])
      const { db } = hub().server.services.store
      const rows = await db.selectFrom('answers').select('user_id').where('game_id', '=', gameId).execute()
      expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual(
        [first._id, first._id, second._id].toSorted(),
      )
    })

    it('notify nobody: whoever left the answer gets no notice about the question', async () => {
      const { first, second, gameId } = await withOneAhead('always')
      await answerToy(second, gameId, '2')
      const about = (await first.call(noticeBell, {})).notices.filter((one) => one.path.includes(gameId))
      expect(about.filter(({ title }) => title.includes('your turn'))).toEqual([])
    })

    it('leave no trace for others: no push, no version, no time, nothing in what they fetch', async () => {
      const [first, second] = people()
      const gameId = await startToy([first, second])
      const page = await openPage(hub().address, second.token)
      await page.watch({ kind: 'game', id: gameId })
      const before = await fetched(second, gameId)
      await first.call(gameAnswerAhead, await ahead(first, gameId, { pick: '2', until: 'always' }))
      const [left] = await listOf(first, gameId)
      await first.call(gameWithdrawAhead, { gameId, aheadId: left?._id ?? '' })
      await first.call(gameAnswerAhead, await ahead(first, gameId, { pick: '1', until: 'once' }))
      expect(await fetched(second, gameId)).toEqual(before)
      expect(await listOf(second, gameId)).toEqual([])
      await answerToy(first, gameId, '3')
      // The first push that the page gets is that of the answer.
      expect((await page.next('game')).base).toBe(before.seq)
      page.close()
    })

    it('stand once or always, and no longer once they are withdrawn', async () => {
      const once = await withOneAhead('once')
      await answerToy(once.second, once.gameId, '2')
      expect(await listOf(once.first, once.gameId)).toEqual([])
      await answerToy(once.second, once.gameId, '2')
      expect((await fetched(once.first, once.gameId)).waiting).toEqual([once.first.name])
      const always = await withOneAhead('always')
      await always.first.call(gameWithdrawAhead, { gameId: always.gameId })
      await answerToy(always.second, always.gameId, '2')
      expect((await fetched(always.first, always.gameId)).waiting).toEqual([always.first.name])
    })

    it('are for later questions than the one at which they are left, the last one for the same', async () => {
      const [first, second] = people()
      const gameId = await startToy([first, second])
      await first.call(gameAnswerAhead, await ahead(first, gameId, { pick: '2', until: 'always' }))
      await first.call(gameAnswerAhead, await ahead(first, gameId, { pick: '3', until: 'always' }))
      expect((await fetched(second, gameId)).responses).toEqual([])
      expect(await listOf(first, gameId)).toMatchObject([{ picks: ['3'] }])
    })

    it('are over when their owner takes an answer back, and at the end', async () => {
      const { first, second, gameId } = await withOneAhead('always')
      await answerToy(second, gameId, '2')
      const { branchId } = await fetched(first, gameId)
      await first.call(gameUndo, { gameId, count: 1, branchId })
      expect(await fetched(first, gameId)).toMatchObject({ waiting: [first.name] })
      expect(await listOf(first, gameId)).toEqual([])
      await first.call(gameAnswerAhead, await ahead(first, gameId, { pick: '3', until: 'always' }))
      await answerToy(first, gameId, '3')
      await answerToy(second, gameId, '3')
      await finishToy([first, second], gameId)
      expect(await listOf(first, gameId)).toEqual([])
    })

    it('are refused for what is not asked, until a turn where there are none, and of others', async () => {
      const [first, second] = people()
      const gameId = await startToy([first, second])
      const why = async (person: HubPerson, body: object) =>
        (await refusal(person, gameAnswerAhead, body)).message
      const body = await ahead(first, gameId, { pick: '2', until: 'always' })
      expect(await why(second, body)).toBe('You are not asked that now.')
      expect(await why(first, await ahead(first, gameId, { pick: '2', until: 'turn' }))).toMatch(
        'This game has no turns',
      )
      expect(await why(first, { gameId, ahead: { form: 'decline' } })).toMatch('This game has no turns')
      expect(await why(first, await ahead(first, gameId, { pick: '9', until: 'once' }))).toMatch("'9'")
      const { cat } = await hub().people('cat')
      expect((await refusal(cat, gameAhead, { gameId })).http).toBe(403)
      expect((await refusal(cat, gameAnswerAhead, body)).http).toBe(403)
      const response = { actor: first.name, title: 'Add', selection: ['2'] }
      expect((await refusal(second, gameSaveResponse, { gameId, response })).http).toBe(403)
    })

    it('take the first card of a wish list that comes, as often as it says, and only known ones', async () => {
      const [first, second] = people()
      const gameId = await startDraft([first, second], { packSize: 6 })
      const picks = async () => (await fetchDraft(first, gameId)).view.you.picked.map(({ id }) => id)
      const { things = [] } = await first.call(gameAhead, { gameId })
      expect(things).toHaveLength(6)
      const ids = things.map(({ id }) => id)
      const [taken, wanted = ''] = ids
      const wishes = ids.filter((id) => id !== taken && id !== wanted)
      const list = { form: 'wishes', wishes: [wanted, ...wishes], most: 1, isCareful: false } as const
      await first.call(gameAnswerAhead, { gameId, ahead: { ...list, wishes: [...list.wishes] } })
      await answerOnce(second, gameId)
      // The list is not for the pack that was there when it was left.
      expect(await picks()).toEqual([])
      await answerOnce(first, gameId)
      // The other pack, of which nothing is wished for.
      expect(await picks()).toHaveLength(1)
      await answerOnce(first, gameId)
      await answerOnce(second, gameId)
      const after = await picks()
      expect(after).toHaveLength(3)
      expect(list.wishes).toContain(after[2])
      expect(await listOf(first, gameId)).toEqual([])
      const unknown = { gameId, ahead: { form: 'wishes', wishes: ['nothing'], isCareful: true } }
      expect((await refusal(first, gameAnswerAhead, unknown)).message).toMatch(/^Only what you have seen/)
    })
  },
  { games: [toyModule()] },
)
