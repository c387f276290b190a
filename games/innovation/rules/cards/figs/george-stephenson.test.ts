import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('George Stephenson', {
  'splays up the color of the card, that was splayed right': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { green: ['George Stephenson'], blue: { cards: ['Writing', 'Tools'], splay: 'right' } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { blue: { cards: ['Writing', 'Tools'], splay: 'up' }, hand: ['Calendar'] } }),
    ],
  },
  'not a color that is splayed left': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { green: ['George Stephenson'], blue: { cards: ['Writing', 'Tools'], splay: 'left' } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { green: ['George Stephenson'], blue: { cards: ['Writing', 'Tools'], splay: 'right' } },
      bob: { green: ['J.P. Morgan'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['George Stephenson', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({ ann: { hand: ['Calendar'] } }),
    ],
  },
  'the bottom yellow card of each board becomes available': {
    position: {
      achievements: ['Pottery'],
      ann: { green: ['George Stephenson'], yellow: ['Agriculture', 'Masonry'], score: ['Canning'] },
      bob: { yellow: ['Domestication'] },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({
        ann: { yellow: ['Agriculture'], achievements: ['Pottery'] },
        standardAchievements: ['Masonry', 'Domestication'],
        bob: { yellow: [] },
      }),
    ],
  },
  'nothing becomes available without yellow cards': {
    position: { achievements: ['Pottery'], ann: { green: ['George Stephenson'], score: ['Canning'] } },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({ ann: { achievements: ['Pottery'] }, standardAchievements: [] }),
    ],
  },
  "an opponent's claim does nothing": {
    position: {
      achievements: ['Pottery'],
      turn: bobsTurn,
      ann: { green: ['George Stephenson'] },
      bob: { yellow: ['Agriculture'], score: ['Canning'] },
    },
    steps: [{ as: 'bob', pick: 'Achieve.*base-1*' }, changes({ bob: { achievements: ['Pottery'] } })],
  },
  'one of two karmas of a claim': {
    position: {
      achievements: ['Pottery'],
      ann: {
        green: ['George Stephenson'],
        yellow: ['Agriculture'],
        blue: ['Charles Darwin'],
        score: ['Canning'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      {
        as: 'ann',
        offers: ['George Stephenson', 'Charles Darwin'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', picks: ['George Stephenson', 'George Stephenson'] },
      changes({
        ann: { score: ['Canning', 'George Stephenson'], achievements: ['Pottery'], yellow: [], green: [] },
        standardAchievements: ['Agriculture'],
      }),
    ],
  },
})
