import { advance } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { innovation, machine } from '../../innovation'
import { positionAt } from '../../position/position-at'
import { statisticsOf } from './statistics'

it('names the first to meld each value, also one lower than was melded before, and the highest', () => {
  const melded = [
    ['Oars', 'ann'],
    ['Coal', 'bob'],
    ['Paper', 'ann'],
    ['Feudalism', 'bob'],
    ['Tools', 'bob'],
  ] as const
  expect(statisticsOf({ melded, activated: ['Oars', 'Coal', 'Oars'] })).toEqual({
    melded: ['Oars', 'Coal', 'Paper', 'Feudalism', 'Tools'],
    meldedBy: { Oars: 'ann', Coal: 'bob', Paper: 'ann', Feudalism: 'bob', Tools: 'bob' },
    highestMelded: 5,
    firstToMeldOfAge: [
      [1, 'ann'],
      [5, 'bob'],
      [3, 'ann'],
    ],
    dogmaActions: { Oars: 2, Coal: 1 },
  })
})

const turn = { player: 'ann', action: 1, round: 2 }

/** The state after ann activates a card of hers. */
function activated(ann: object, card: string, more: object = {}) {
  const { settings, board } = positionAt({ players: ['ann', 'bob'], turn, ann, ...more })
  const position = { state: machine.startFrom(settings, board).state, seq: 0, branchId: 0 }
  const selection = [{ title: 'Dogma', selection: [card] }]
  return advance(innovation, position, { actor: 'ann', title: 'Choose First Action', selection }).position
    .state
}

it('counts what an action did once it is over, each meld of a card once', () => {
  const decks = { base: { 1: ['Clothing'] } }
  const over = activated({ green: ['Sailing'] }, 'Sailing', { decks })
  expect(machine.boardOf(over).counted).toEqual({ melded: [['Clothing', 'ann']], activated: ['Sailing'] })
  const asking = activated({ yellow: ['Agriculture'], hand: ['Clothing'] }, 'Agriculture')
  expect(machine.pending(asking)).toMatchObject([{ kind: 'cards-to-return' }])
  expect(machine.boardOf(asking).counted.activated).toEqual([])
})

it('counts what happened in the action that ended the game', () => {
  const won = activated({ green: ['Self Service'], achievements: ['Tools', 'World'] }, 'Self Service')
  expect(innovation.outcome(won)?.reason).toBe('Self Service')
  expect(innovation.stats?.(won)).toMatchObject({ dogmaActions: { 'Self Service': 1 } })
})
