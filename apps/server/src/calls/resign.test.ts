import { replay } from '@parlour/kernel'
import {
  gameAhead,
  gameAnswerAhead,
  gameFetch,
  gamePropose,
  gameResign,
  gameStory,
  gameTakeSeat,
  gameUndo,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { startDraft } from '../testing/play-draft'
import { refusal } from '../testing/refusal'
import type { HubPerson } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { answerToy, startToy } from '../testing/toy-table'

onBothStores(
  'resigning',
  (hub) => {
    const three = async () => {
      const { ann, bob, cat } = await hub().people('ann', 'bob', 'cat')
      return [ann, bob, cat] as const
    }
    const fetched = async (person: HubPerson, gameId: string) =>
      (await person.call(gameFetch, { gameId })).game
    const whyNot = async (person: HubPerson, gameId: string) =>
      (await refusal(person, gameResign, { gameId })).message

    it('ends a game of two at once: the other wins, nobody takes it back, and it is replayed', async () => {
      const [ann, bob] = await three()
      const gameId = await startToy([ann, bob])
      await answerToy(ann, gameId, '2')
      await ann.call(gameResign, { gameId })
      const over = await fetched(bob, gameId)
      expect(over).toMatchObject({
        gameOver: true,
        waiting: [],
        gameOverData: { player: 'bob', reason: 'ann resigned', winners: ['bob'] },
      })
      expect(over.log.at(-1)).toMatchObject({ template: '{player} resigns' })
      const { branchId } = over
      expect((await ann.call(gameUndo, { gameId, count: 1, branchId })).result).toBe('__NO_UNDO__')
      const { rules, settings, answers, position } = await hub().server.services.play.current(gameId)
      expect(replay(rules as never, settings as never, answers)).toEqual(position)
      const { ending } = (await bob.call(gameStory, { gameId })).story
      expect(ending).toMatchObject({ winners: ['bob'], words: 'won: ann resigned' })
      expect(await whyNot(bob, gameId)).toBe('This game is over.')
    })

    it('leaves a bot to play on at a larger table, and the seat to nobody again', async () => {
      const [ann, bob, cat] = await three()
      const gameId = await startToy([ann, bob, cat])
      const { requests } = await fetched(ann, gameId)
      const requestId = requests[0]?.id ?? ''
      await ann.call(gameAnswerAhead, {
        gameId,
        ahead: { form: 'standing', requestId, selection: ['1'], until: 'always' },
      })
      await answerToy(ann, gameId, '2')
      await ann.call(gameResign, { gameId })
      await answerToy(bob, gameId, '2')
      await answerToy(cat, gameId, '2')
      await expect
        .poll(async () => (await fetched(bob, gameId)).responses.length, { timeout: 60_000 })
        .toBeGreaterThan(3)
      const game = await fetched(bob, gameId)
      expect(game.gameOver).toBe(false)
      expect(game.chat.map(({ text }) => text)).toEqual(['ann resigns: a bot plays on.'])
      expect(game.clock?.seats.find(({ name }) => name === 'ann')).toMatchObject({
        standIn: true,
        resigned: true,
      })
      const gone = { message: 'You have resigned from this game.' }
      expect(await refusal(ann, gameTakeSeat, { gameId })).toMatchObject(gone)
      expect(await refusal(ann, gameResign, { gameId })).toMatchObject(gone)
      const pause = { gameId, proposal: { kind: 'resume' } } as const
      expect(await refusal(ann, gamePropose, pause)).toMatchObject(gone)
      expect((await ann.call(gameAhead, { gameId })).ahead).toEqual([])
    })

    it('ends a game once the last person who plays it resigns', async () => {
      const [ann, bob, cat] = await three()
      const gameId = await startToy([ann, bob, cat])
      await ann.call(gameResign, { gameId })
      await bob.call(gameResign, { gameId })
      expect((await fetched(cat, gameId)).gameOver).toBe(false)
      await cat.call(gameResign, { gameId })
      expect((await fetched(cat, gameId)).gameOverData?.winners).toEqual(['ann', 'bob'])
    })

    it('goes on in a draft for whoever resigned, and is refused where only bots would draft', async () => {
      const [ann, bob] = await three()
      const gameId = await startDraft([ann, bob], { packSize: 4 })
      await ann.call(gameResign, { gameId })
      await expect
        .poll(async () => (await fetched(bob, gameId)).responses.length, { timeout: 60_000 })
        .toBe(1)
      expect(await whyNot(bob, gameId)).toBe('Only bots would play on.')
      expect((await fetched(bob, gameId)).gameOver).toBe(false)
    })
  },
  { games: [toyModule()] },
)
