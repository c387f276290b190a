import { changes, scenarios } from '../../testing/scenarios'

scenarios('Tasmanian Tiger', {
  'puts a scored card on top of a color for the top card there, and again for two cards': {
    position: {
      ann: {
        yellow: ['Tasmanian Tiger'],
        red: ['Oars'],
        hand: ['Sailing', 'Masonry', 'Alchemy'],
        score: ['Archery', 'Tools'],
      },
      bob: { red: ['Optics', 'Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tasmanian Tiger' },
      { as: 'ann', offers: ['Archery', 'Tools'], title: 'Choose Cards(s)', count: 1, pick: 'Archery' },
      { as: 'ann', offers: ['Oars', 'Optics'], title: 'Choose Cards(s)', count: 1, pick: 'Optics' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Return two cards to repeat this effect?', pick: 'yes' },
      { as: 'ann', offers: ['Sailing', 'Masonry', 'Alchemy'], count: 2, pick: ['Sailing', 'Masonry'] },
      { as: 'ann', offers: ['Tools', 'Optics'], title: 'Choose Cards(s)', pick: 'Tools' },
      { as: 'ann', offers: ['Alchemy'], title: '(optional) Choose card(s) to return', count: [0, 1] },
      { as: 'ann', pick: [] },
      changes({ ann: { hand: ['Alchemy'], score: ['Tools', 'Optics'] }, bob: { red: ['Archery', 'Coal'] } }),
    ],
  },
  'is not repeated where nothing is returned': {
    position: {
      ann: { yellow: ['Tasmanian Tiger'], hand: ['Sailing', 'Masonry'], score: ['Archery'] },
      bob: { red: ['Optics'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Tasmanian Tiger', 'no'] },
      changes({ ann: { score: ['Optics'] }, bob: { red: ['Archery'] } }),
    ],
  },
  'the only card of a hand may be returned, without repeating': {
    position: { ann: { yellow: ['Tasmanian Tiger'], hand: ['Sailing'] }, bob: { red: ['Optics'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Tasmanian Tiger' },
      { as: 'ann', offers: ['Sailing'], title: '(optional) Choose card(s) to return', count: [0, 1] },
      { as: 'ann', pick: ['Sailing'] },
      { turn: 'bob' },
      changes({ ann: { hand: [] } }),
    ],
  },
  'does nothing with an empty score pile and an empty hand': {
    position: { ann: { yellow: ['Tasmanian Tiger'] }, bob: { red: ['Optics'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Tasmanian Tiger' }, { turn: 'bob' }, changes()],
  },
})
