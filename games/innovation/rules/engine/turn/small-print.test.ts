import { describe, expect, it } from 'vitest'
import { open } from '../../testing/open'
import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('The small print', {
  'one card to pick from is melded unasked in the opening': {
    position: { opening: true, ann: { hand: ['Tools'] }, bob: { hand: ['Archery', 'Sailing'] } },
    steps: [
      { as: 'bob', pick: ['Archery'] },
      changes({ ann: { blue: ['Tools'], hand: [] }, bob: { red: ['Archery'], hand: ['Sailing'] } }),
      { turn: 'bob' },
    ],
  },
  'who has no card to pick from melds none in the opening': {
    position: { opening: true, bob: { hand: ['Sailing'] } },
    steps: [changes({ bob: { green: ['Sailing'], hand: [] } }), { turn: 'bob' }],
  },
  'nothing is dug where neither card has a hex, though both lack one in the same place': {
    position: { expansions: ['base', 'arti'], turn: annsTurn, ann: { red: ['Delhi'], hand: ['Fission'] } },
    steps: [{ as: 'ann', pick: 'Meld.Fission' }, changes({ ann: { red: ['Fission', 'Delhi'], hand: [] } })],
  },
  'cards of value 0 are drawn where value 0 is in play': {
    position: { age0: true, decks: { base: { 0: ['Knots'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Knots'] } })],
  },
  'meat is the first icon where value 0 is in play, and an empty deck of it is passed over': {
    position: { age0: true, decksExact: { base: { 0: [] } }, decks: { base: { 1: ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars'] } })],
  },
})

describe('cards of value 0', () => {
  it('lie in no zone of an ordinary game', () => {
    const { decks } = open({ players: ['ann', 'bob'] }).board()
    expect(Object.keys(Object(decks).base)).not.toContain('0')
  })
  it('make a whole deck once they are brought in', () => {
    const table = open({ players: ['ann', 'bob'], turn: annsTurn, ann: { hand: ['Bear Grylls'] } })
    table.answer('ann', 'Meld.Bear Grylls')
    const { age0, decks } = table.board()
    expect(age0).toBe(true)
    expect(Object(decks).base[0]).toHaveLength(14)
  })
})
