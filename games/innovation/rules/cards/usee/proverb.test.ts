import { changes, scenarios } from '../../testing/scenarios'

scenarios('Proverb', {
  'the achievement is of the value of any card in hand, as it says': {
    position: {
      achievements: ['Fermenting', 'Optics', 'Coal'],
      ann: { blue: ['Proverb'], hand: ['Calendar', 'Paper'] },
      decks: { base: { 1: ['Agriculture'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Proverb' },
      { as: 'bob', sees: ['Agriculture'] },
      { as: 'ann', offers: ['*base-2*', '*base-3*'], title: 'Choose card(s) to safeguard', count: 1 },
      { as: 'ann', pick: ['*base-2*'] },
      changes({ ann: { safe: ['Fermenting'], hand: [] }, standardAchievements: ['Optics', 'Coal'] }),
    ],
  },
  'returns the hand for purple, too, where no achievement is of such a value': {
    position: {
      achievements: ['Coal'],
      ann: { blue: ['Proverb'], hand: ['Calendar'] },
      decks: { base: { 1: ['Mysticism'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Proverb' }, changes({ ann: { hand: [] } })],
  },
  'draws two 1 for another color': {
    position: {
      achievements: ['Fermenting'],
      ann: { blue: ['Proverb'], hand: ['Calendar'] },
      decks: { base: { 1: ['Tools', 'Oars', 'Archery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Proverb' },
      changes({ ann: { hand: ['Calendar', 'Oars', 'Archery'] } }),
    ],
  },
})
