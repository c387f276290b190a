import { expect, it } from 'vitest'
import { open } from '../../testing/open'
import { changes, scenarios } from '../../testing/scenarios'

scenarios('Empiricism', {
  'melds a 9 of a chosen color and splays that color up': {
    position: { ann: { purple: ['Empiricism'], red: ['Archery'] }, decks: { base: { 9: ['Composites'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Empiricism' },
      {
        as: 'ann',
        offers: ['red', 'yellow', 'green', 'blue', 'purple'],
        title: 'Choose Two Colors',
        count: 2,
      },
      { as: 'ann', refused: ['red'] },
      { as: 'ann', pick: ['red', 'blue'] },
      changes({ ann: { red: { cards: ['Composites', 'Archery'], splay: 'up' } } }),
    ],
  },
  'keeps a 9 of another color, for all to see, and unsplays that color': {
    position: {
      ann: {
        purple: ['Empiricism'],
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        blue: { cards: ['Tools', 'Pottery'], splay: 'left' },
      },
      decks: { base: { 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Empiricism', ['green', 'red']] },
      changes({ ann: { blue: ['Tools', 'Pottery'], hand: ['Genetics'] } }),
      { as: 'bob', sees: ['Genetics'] },
    ],
  },
  'melds without a splay where the card is the only one of its color': {
    position: { ann: { purple: ['Empiricism'] }, decks: { base: { 9: ['Composites'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Empiricism', ['red', 'blue']] },
      changes({ ann: { red: ['Composites'] } }),
      { turn: 'bob' },
    ],
  },
  'wins with twenty lightbulbs': {
    position: {
      ann: {
        purple: { cards: ['Empiricism', 'Education', 'Philosophy', 'Astronomy', 'Democracy'], splay: 'up' },
        blue: { cards: ['Evolution', 'Experimentation', 'Atomic Theory'], splay: 'up' },
      },
      decks: { base: { 9: ['Composites'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Empiricism', ['green', 'yellow']] },
      { over: { winner: 'ann', reason: 'Empiricism' } },
    ],
  },
  'does not win with nineteen': {
    position: {
      ann: {
        purple: { cards: ['Empiricism', 'Education', 'Philosophy', 'Astronomy', 'Democracy'], splay: 'up' },
        blue: { cards: ['Evolution', 'Experimentation', 'Chemistry'], splay: 'up' },
      },
      achievements: [],
      decks: { base: { 9: ['Composites'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Empiricism', ['green', 'yellow']] }, { turn: 'bob' }],
  },
  'is shared with whoever has as many lightbulbs': {
    position: {
      ann: { purple: ['Empiricism'] },
      bob: { blue: ['Evolution'] },
      decks: { base: { 9: ['Genetics', 'Composites'], 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Empiricism' },
      { as: 'bob', pick: ['blue', 'green'] },
      { as: 'ann', pick: ['blue', 'green'] },
      changes({
        ann: { hand: ['Composites', 'Flight'] },
        bob: { blue: { cards: ['Genetics', 'Evolution'], splay: 'up' } },
      }),
    ],
  },
})

it('Empiricism logs the chosen colors for everybody before the draw', () => {
  const table = open({
    players: ['ann', 'bob'],
    ann: { purple: ['Empiricism'] },
    decks: { base: { 9: ['Composites'] } },
  })
  table.answer('ann', 'Dogma.Empiricism')
  table.answer('ann', ['green', 'blue'])
  const lines = table.log('bob')
  const announced = lines.findIndex((line) => line.includes('ann chooses green, blue'))
  const revealed = lines.findIndex((line) => line.includes('ann draws and reveals'))
  expect(announced).toBeGreaterThan(-1)
  expect(revealed).toBeGreaterThan(announced)
})
