import { changes, scenarios } from '../../testing/scenarios'

const tucked = { yellow: ['Canning', 'Vaccination'], purple: ['Democracy'] }
const decks = { base: { 6: ['Canning', 'Vaccination', 'Democracy'] } }

scenarios('Industrialization', {
  'tucks three 6s; may splay red or purple right': {
    position: { ann: { red: ['Industrialization', 'Coal'], purple: ['Education'] }, decks },
    steps: [
      { as: 'ann', pick: 'Dogma.Industrialization' },
      {
        as: 'ann',
        offers: ['red', 'purple'],
        title: '(optional) Choose a color to splay right',
        count: [0, 1],
      },
      { as: 'ann', pick: ['purple'] },
      changes({
        ann: {
          purple: { cards: ['Education', 'Democracy'], splay: 'right' },
          yellow: ['Canning', 'Vaccination'],
        },
      }),
      { turn: 'bob' },
    ],
  },
  'costs the top red card with the most clocks': {
    position: {
      ann: { red: ['Industrialization', 'Coal', 'Oars'], blue: ['Rocketry'] },
      bob: { purple: ['Railroad'] },
      decks,
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Industrialization' },
      { as: 'ann', offers: ['red'], pick: [] },
      changes({ ann: { ...tucked, red: ['Coal', 'Oars'] } }),
    ],
  },
  'costs nothing when somebody has as many clocks': {
    position: {
      ann: { red: ['Industrialization'], blue: ['Rocketry'] },
      bob: { blue: ['Quantum Theory'] },
      decks,
    },
    steps: [{ as: 'ann', pick: 'Dogma.Industrialization' }, changes({ ann: tucked })],
  },
  'shares with whoever has as many factories, who may lose their own red card': {
    position: {
      ann: { red: ['Industrialization'] },
      bob: { red: ['Coal'], blue: ['Rocketry'] },
      decks: {
        base: { 6: [...decks.base[6], 'Encyclopedia', 'Metric System', 'Classification', 'Emancipation'] },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Industrialization' },
      changes({
        ann: { blue: ['Encyclopedia'], green: ['Metric System', 'Classification'], hand: ['Emancipation'] },
        bob: { ...tucked, red: [] },
      }),
    ],
  },
  'costs nothing when a team-mate has as many clocks': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { red: ['Industrialization'], blue: ['Rocketry'] },
      cat: { blue: ['Quantum Theory'] },
      decks,
    },
    steps: [{ as: 'ann', pick: 'Dogma.Industrialization' }, changes({ ann: tucked })],
  },
})
