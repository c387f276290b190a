import { changes, scenarios } from '../../testing/scenarios'

scenarios('East India Company Charter', {
  'returns a value from all score piles, scores a 5 for each, and junks that deck': {
    position: {
      ann: { red: ['East India Company Charter'], score: ['Oars', 'Archery', 'Coal'] },
      bob: { score: ['Tools', 'Paper'] },
      decksExact: { base: { 1: ['Sailing'], 5: ['Astronomy', 'Physics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.East India Company Charter' },
      { as: 'ann', offers: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [1] },
      changes({
        ann: { score: ['Coal', 'Astronomy', 'Physics'] },
        bob: { score: ['Paper'] },
        junk: ['Sailing', 'Oars', 'Archery', 'Tools'],
      }),
    ],
  },
  'junks the deck where nothing was returned, too': {
    position: {
      ann: { red: ['East India Company Charter'] },
      bob: { score: ['Paper'] },
      decksExact: { base: { 9: ['Fission'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.East India Company Charter', [9]] }, changes({ junk: ['Fission'] })],
  },
  'junks nothing where a 6 was scored for want of a 5': {
    position: {
      ann: { red: ['East India Company Charter'], score: ['Oars'] },
      decksExact: { base: { 5: [], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.East India Company Charter', [1]] },
      changes({ ann: { score: ['Canning'] } }),
    ],
  },
})
