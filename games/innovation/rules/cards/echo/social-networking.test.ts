import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Social Networking', {
  'scores a top card; the other keeps only top cards of an icon': {
    position: {
      ann: { red: ['Social Networking'], blue: ['Tools'] },
      bob: { blue: ['Pottery'], green: ['The Wheel'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Social Networking' },
      { as: 'bob', offers: ['{k}', '{c}', '{s}', '{l}', '{f}', '{i}'], title: 'Choose a biscuit', count: 1 },
      { as: 'bob', pick: ['{l}'] },
      changes({ ann: { score: ['Tools', 'The Wheel'], blue: [] }, bob: { green: [] } }),
    ],
  },
  'wins with fewer factories, coins and castles than each opponent': {
    position: { ann: { red: ['Social Networking'] }, bob: { red: { cards: ['Oars', 'Coal'], splay: 'up' } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Social Networking' },
      { as: 'bob', pick: ['{k}'] },
      { over: { winner: 'ann', reason: 'Social Networking' } },
    ],
  },
  'does not win with as few of one of them': {
    position: { ann: { red: ['Social Networking'] }, bob: { red: ['Oars', 'Coal'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Social Networking' }, { as: 'bob', pick: ['{k}'] }, changes()],
  },
  'the teammate is none of the opponents to compare with': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      turn: annsTurn,
      ann: { red: ['Social Networking'] },
      bob: { yellow: ['Steam Engine'], green: ['Mapmaking'] },
      dan: { red: ['Combustion'], purple: ['City States'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Social Networking' },
      { as: 'bob', pick: ['{c}'] },
      { as: 'cat', pick: ['{c}'] },
      { as: 'dan', pick: ['{c}'] },
      { over: { winner: ['ann', 'cat'], reason: 'Social Networking' } },
    ],
  },
})
