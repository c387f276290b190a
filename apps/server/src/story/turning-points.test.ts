import { lineText, logLine, type MomentStanding } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { type Swings, turningPoints } from './turning-points'

/** One answer a turn of ann and bob in their order, given how far ann is ahead after it. */
function gameOf(leads: readonly number[], more: Partial<Swings<unknown>> = {}): Swings<unknown> {
  const standings = [0, ...leads].map(
    (lead, at): MomentStanding => ({
      round: Math.floor(at / 2) + 1,
      turn: at,
      player: at % 2 === 0 ? 'ann' : 'bob',
      values: [[lead, 0]],
      worth: [lead, 0],
    }),
  )
  return {
    standings,
    firstSeq: 0,
    seats: ['ann', 'bob'],
    winners: ['ann'],
    courses: [{ title: 'score', one: 'point', many: 'points' }],
    smallestSwing: 5,
    cardWords: (name) => name,
    linesOf: () => [],
    ...more,
  }
}

it('are the three largest swings in their order, at least two rounds apart', () => {
  const leads = [0, 0, 10, 19, 19, 19, 19, 19, -1, -1, -1, -1, 29, 29, 29, 37]
  const points = turningPoints(gameOf(leads))
  expect(points.map(({ seq, round, size }) => [seq, round, size])).toEqual([
    [3, 2, 'ann +10 points'],
    [9, 5, 'ann −20 points'],
    [13, 7, 'ann +30 points'],
  ])
})

it('are none in a game that no turn moved much', () => {
  expect(turningPoints(gameOf([1, 2, 3, 4, 1, 2]))).toEqual([])
})

it('lead to the answer of the turn that moved it most', () => {
  const slow = gameOf([0, 0, 3, 20, 22])
  const standings = slow.standings.map((standing, at) => ({ ...standing, turn: at < 2 ? 0 : 1, round: 1 }))
  expect(turningPoints({ ...slow, standings })).toMatchObject([{ seq: 4, round: 1, size: 'ann +22 points' }])
})

it('count the gap of the winner to the best of the others', () => {
  const three = gameOf([0, 0, 0])
  const standings = three.standings.map((standing, at) => ({
    ...standing,
    worth: [10, at === 3 ? 50 : 0, 40],
  }))
  const swings = { ...three, standings, seats: ['ann', 'bob', 'cat'] }
  expect(turningPoints(swings)).toMatchObject([{ seq: 3 }])
  expect(turningPoints({ ...swings, smallestSwing: 11 })).toEqual([])
})

it('say what was done and what that brought, in lines that everybody may read', () => {
  const player = 'ann'
  const card = { value: 'Coal', cardId: 'Coal', seenBy: ['bob'], instead: '*base-5*' }
  const lines = [
    logLine('{player} activates {card}', { player, card: 'Tools' }),
    logLine('no effect', {}, { indent: 1 }),
    logLine('{player} scores {card}', { player, card }, { indent: 2, gain: { what: 'point', by: 9 } }),
    logLine("{player}'s turn", { player: 'bob' }, { classes: ['turn-start'] }),
  ]
  const [point] = turningPoints(
    gameOf([9], { linesOf: (seq) => (seq === 1 ? lines : []), cardWords: (name) => name.replace(/\*/g, '') }),
  )
  expect(point?.lines.map(lineText)).toEqual(['ann activates Tools', 'ann scores base-5'])
  expect(JSON.stringify(point)).not.toContain('Coal')
})
