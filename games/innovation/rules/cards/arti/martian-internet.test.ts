import { changes, scenarios } from '../../testing/scenarios'

scenarios('Martian Internet', {
  'wins with an artifact that has a leaf and the most leaves': {
    position: {
      expansions: ['base', 'arti'],
      ann: { blue: ['Martian Internet'] },
      bob: { green: ['Sailing'] },
      decks: { arti: { 11: ['Greenland'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Martian Internet' },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [11] },
      { over: { winner: 'ann', reason: 'Martian Internet' } },
    ],
  },
  'does not win with an artifact without a leaf': {
    position: {
      expansions: ['base', 'arti'],
      ann: { blue: ['Martian Internet'], yellow: ['Stem Cells'] },
      decks: { arti: { 10: ['Exxon Valdez'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Martian Internet', [10]] },
      changes({ ann: { red: ['Exxon Valdez'] } }),
    ],
  },
  'does not win with as many leaves as another player': {
    position: {
      expansions: ['base', 'arti'],
      ann: { blue: ['Martian Internet'] },
      bob: {
        yellow: ['Medicine'],
        green: ['Sailing'],
        purple: ['Railroad', 'Philosophy'],
        blue: ['Calendar'],
      },
      decks: { arti: { 9: ['Philips Compact Cassette'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Martian Internet', [9]] },
      changes({ ann: { green: ['Philips Compact Cassette'] } }),
    ],
  },
})
