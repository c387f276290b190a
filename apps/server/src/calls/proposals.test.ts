import {
  gameFetch,
  gamePropose,
  gameProposalSay,
  gameSaveResponse,
  gameStory,
  gameTakeSeat,
  gameUndo,
  noticeBell,
  type SentBodyOf,
  userGames,
} from '@parlour/protocol'
import { CLOCK_PRESETS, replay } from '@parlour/kernel'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import type { HubPerson } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { startToy } from '../testing/toy-table'

const HOUR = 60 * 60 * 1000
const toys = [toyModule()]

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const dayOf = (at: number) =>
  new Date(at).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
const pass = (time: number) => vi.setSystemTime(Date.now() + time)

onBothStores(
  'what players of a game agree on',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    let cat: HubPerson
    beforeAll(async () => {
      ;({ ann, bob, cat } = await hub().people('ann', 'bob', 'cat'))
    })
    const look = () => hub().server.clocks.look()

    async function started(
      people: readonly HubPerson[] = [ann, bob, cat],
      options: Parameters<typeof startToy>[1] = {},
    ) {
      const gameId = await startToy(people, options)
      const game = async (person = ann) => (await person.call(gameFetch, { gameId })).game
      const made = async () => (await game()).proposals?.[0]?.made ?? 0
      // What is told within one moment has no order.
      const moment = () => pass(1000)
      return {
        gameId,
        game,
        propose: async (person: HubPerson, proposal: SentBodyOf<typeof gamePropose>['proposal']) => {
          await person.call(gamePropose, { gameId, proposal })
          moment()
        },
        says: async (person: HubPerson, allow: boolean) => {
          await person.call(gameProposalSay, { gameId, made: await made(), allow })
          moment()
        },
        add: (person: HubPerson, pick: string) =>
          person.send(gameSaveResponse, {
            gameId,
            response: { actor: person.name, title: 'Add', selection: [pick] },
          }),
        notes: async () => (await game()).chat.filter(({ author }) => author === '').map(({ text }) => text),
        whyNot: async (person: HubPerson, proposal: object) =>
          (await refusal(person, gamePropose, { gameId, proposal })).message,
      }
    }

    it('pauses the game once all agree: nobody is asked, no clock runs, nothing is answered', async () => {
      const { gameId, game, propose, says, add, notes, whyNot } = await started([ann, bob, cat], {
        clock: CLOCK_PRESETS.live,
      })
      pass(10 * 60 * 1000)
      const until = Date.now() + 5 * 24 * HOUR
      const day = dayOf(until)
      await propose(bob, { kind: 'pause', until, zone: 'UTC', why: 'Moving house.' })
      expect((await game()).proposals).toMatchObject([
        {
          kind: 'pause',
          by: 'bob',
          waitingFor: ['ann', 'cat'],
          verb: `pause the game until ${day}`,
          why: 'Moving house.',
        },
      ])
      // The game goes on meanwhile, and nobody is asked by the hourglass.
      expect((await game()).waiting).toEqual(['ann'])
      expect(await whyNot(cat, { kind: 'pause' })).toBe('That is proposed already.')
      expect((await cat.call(noticeBell, {})).notices[0]?.details).toContain('bob asks to pause the game')
      await says(ann, true)
      await says(cat, true)
      const paused = await game()
      expect([paused.waiting, paused.requests, paused.proposals]).toEqual([[], [], undefined])
      expect(paused.clock?.paused).toEqual({ until })
      const { games } = await ann.call(userGames, { userId: ann._id, state: 'all' })
      expect(games.find(({ _id }) => _id === gameId)?.waiting).toEqual([])
      const refused = await add(ann, '1')
      expect([refused.http, refused.body.message]).toEqual([409, 'This game is paused.'])
      expect((await notes()).slice(0, 3)).toEqual([
        `bob asks to pause the game until ${day}. “Moving house.”`,
        `ann agrees to pause the game until ${day}.`,
        `cat agrees to pause the game until ${day}, as all others did.`,
      ])
      const leftIn = ({ clock }: Awaited<ReturnType<typeof game>>) =>
        clock?.seats.find(({ name }) => name === 'ann')?.left
      const left = leftIn(paused)
      pass(5 * HOUR)
      await look()
      expect(leftIn(await game())).toBe(left)
      vi.setSystemTime(until + 1000)
      await look()
      const after = await game()
      expect([after.waiting, after.clock?.paused]).toEqual([['ann'], undefined])
      expect(leftIn(after)).toBeGreaterThan((left ?? 0) - 60_000)
      expect((await notes()).at(-1)).toBe('The pause is over: the game goes on.')
      expect((await add(ann, '1')).http).toBe(200)
    })

    it('goes on before the day when all agree, and a proposal falls with one no or after 48 hours', async () => {
      const { game, propose, says, notes, whyNot } = await started()
      expect(await whyNot(ann, { kind: 'resume' })).toBe('This game is not paused.')
      expect(await whyNot(ann, { kind: 'pause', until: 1000 })).toBe('That day has passed.')
      await propose(ann, { kind: 'pause' })
      await says(bob, false)
      expect((await game()).proposals).toBeUndefined()
      expect((await notes()).at(-1)).toBe('bob does not agree to pause the game.')
      await propose(ann, { kind: 'pause' })
      pass(48 * HOUR + 1000)
      await look()
      expect((await game()).proposals).toBeUndefined()
      expect((await notes()).at(-1)).toMatch(/^Not all have agreed to pause the game/)
      await propose(ann, { kind: 'pause' })
      await says(bob, true)
      await says(cat, true)
      await propose(cat, { kind: 'resume' })
      await says(ann, true)
      await says(bob, true)
      expect((await game()).waiting).toEqual(['ann'])
    })

    it('lets a bot stand in when the others agree and nobody objects for twelve hours', async () => {
      const { gameId, game, propose, says, notes, whyNot } = await started()
      await propose(bob, { kind: 'stand-in', seat: 'ann' })
      expect((await game()).proposals?.[0]).toMatchObject({
        waitingFor: ['cat'],
        objector: { name: 'ann', until: Date.now() - 1000 + 12 * HOUR },
      })
      await says(cat, true)
      await look()
      expect((await game()).responses).toEqual([])
      pass(12 * HOUR + 1000)
      await look()
      await expect.poll(async () => (await game()).responses.length, { timeout: 60_000 }).toBeGreaterThan(0)
      expect((await notes()).at(-1)).toBe('Agreed, as bob asked: let a bot stand in for ann.')
      expect(await whyNot(bob, { kind: 'stand-in', seat: 'ann' })).toBe('A bot stands in for ann already.')
      // Who is replaced is asked nothing: neither about a pause nor by being away.
      await propose(bob, { kind: 'pause' })
      expect((await game()).proposals?.[0]?.waitingFor).toEqual(['cat'])
      await ann.call(gameTakeSeat, { gameId })
      expect((await notes()).at(-1)).toBe('ann takes the seat back.')
    })

    it('lets no bot stand in for somebody who objects, or who answers', async () => {
      const { game, propose, says, add } = await started()
      await propose(bob, { kind: 'stand-in', seat: 'ann' })
      await says(ann, false)
      expect((await game()).proposals).toBeUndefined()
      await propose(bob, { kind: 'stand-in', seat: 'ann' })
      await add(ann, '2')
      expect((await game()).proposals).toBeUndefined()
      pass(13 * HOUR)
      await look()
      expect((await game()).clock?.seats.some(({ standIn }) => standIn)).not.toBe(true)
    })

    it('ends a game of two people in a draw, which is part of its history and can be taken back', async () => {
      const { gameId, game, propose, says, add, whyNot } = await started([ann, bob])
      await add(ann, '2')
      await propose(bob, { kind: 'draw' })
      await add(bob, '2')
      await says(ann, true)
      const over = await game()
      expect([over.gameOver, over.waiting, over.gameOverData]).toEqual([
        true,
        [],
        { player: 'nobody', reason: 'Draw by agreement', winners: [] },
      ])
      expect(over.log.at(-1)).toMatchObject({ template: '{players} end the game in a draw' })
      expect(await whyNot(ann, { kind: 'draw' })).toBe('This game is over.')
      const { services } = hub().server
      const { rules, settings, answers, position } = await services.play.current(gameId)
      expect(replay(rules as never, settings as never, answers)).toEqual(position)
      const back = await bob.call(gameUndo, { gameId, count: 1, branchId: over.branchId })
      expect(back.result).toBe('__SUCCESS__')
      expect([(await game()).gameOver, (await game()).waiting]).toEqual([false, ['ann']])
    })

    it('tells in the story of a game that it ended in a draw, whatever its rules say of such an end', async () => {
      const { gameId, propose, says } = await started([ann, bob])
      await propose(bob, { kind: 'draw' })
      await says(ann, true)
      const { ending } = (await ann.call(gameStory, { gameId })).story
      expect(ending).toEqual({ winners: [], words: 'The players agreed to a draw' })
    })

    it('refuses what cannot be: a draw of three, a stranger, a vote of nobody who is asked', async () => {
      const { gameId, propose, game, whyNot } = await started()
      expect(await whyNot(ann, { kind: 'draw' })).toMatch(/^Only a game of two people/)
      expect(await whyNot(ann, { kind: 'stand-in', seat: 'dan' })).toBe('Nobody named dan sits in this game.')
      expect(await whyNot(ann, { kind: 'pause', zone: 'Mars/Base' })).toBe(
        'The hub does not know this time zone.',
      )
      const stranger = await hub().person('eve')
      expect((await refusal(stranger, gamePropose, { gameId, proposal: { kind: 'pause' } })).http).toBe(403)
      await propose(ann, { kind: 'pause' })
      const made = (await game()).proposals?.[0]?.made ?? 0
      expect((await refusal(ann, gameProposalSay, { gameId, made, allow: true })).message).toBe(
        'You are not asked whether you agree.',
      )
      await ann.call(gameProposalSay, { gameId, made, allow: false })
      expect((await refusal(bob, gameProposalSay, { gameId, made, allow: true })).message).toBe(
        'That is no longer proposed.',
      )
    })
  },
  { games: toys },
)
