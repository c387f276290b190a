import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Rowland Hill', {
  'returns three cards from hand and achieves the others before a claim': {
    position: {
      achievements: ['Pottery'],
      ann: {
        yellow: ['Rowland Hill'],
        score: ['Canning'],
        hand: ['Tools', 'Oars', 'Sailing', 'Clothing', 'Coal'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      {
        as: 'ann',
        offers: ['Tools', 'Oars', 'Sailing', 'Clothing', 'Coal'],
        title: 'Choose card(s) to return',
        count: 3,
      },
      { as: 'ann', pick: ['Tools', 'Oars', 'Sailing'] },
      changes({ ann: { achievements: ['Clothing', 'Coal', 'Pottery'], hand: [] } }),
    ],
  },
  'the ruling: three cards are returned as far as there are, and fewer achieve nothing': {
    position: {
      achievements: ['Pottery'],
      ann: { yellow: ['Rowland Hill'], score: ['Canning'], hand: ['Tools', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({ ann: { achievements: ['Pottery'], hand: [] } }),
    ],
  },
  'does nothing with an empty hand': {
    position: { achievements: ['Pottery'], ann: { yellow: ['Rowland Hill'], score: ['Canning'] } },
    steps: [{ as: 'ann', pick: 'Achieve.*base-1*' }, changes({ ann: { achievements: ['Pottery'] } })],
  },
  "leaves an opponent's claim alone": {
    position: {
      achievements: ['Pottery'],
      turn: bobsTurn,
      ann: { yellow: ['Rowland Hill'], hand: ['Tools'] },
      bob: { yellow: ['Agriculture'], score: ['Canning'] },
    },
    steps: [{ as: 'bob', pick: 'Achieve.*base-1*' }, changes({ bob: { achievements: ['Pottery'] } })],
  },
  'one of two karmas of a claim': {
    position: {
      achievements: ['Pottery'],
      ann: {
        yellow: ['Rowland Hill'],
        blue: ['Charles Darwin'],
        score: ['Canning'],
        hand: ['Tools', 'Oars', 'Sailing', 'Coal'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['Rowland Hill', 'Charles Darwin'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Rowland Hill', ['Tools', 'Oars', 'Sailing'], 'Rowland Hill'] },
      changes({
        ann: { score: ['Canning', 'Rowland Hill'], achievements: ['Coal', 'Pottery'], yellow: [], hand: [] },
      }),
    ],
  },
})
