import { scenarios } from '../../testing/scenarios'

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
      { as: 'ann', offers: ['Archery', 'Tools'], title: 'Choose Cards(s)', min: 1, max: 1 },
      { as: 'ann', pick: ['Archery'] },
      { as: 'ann', offers: ['Oars', 'Optics'], title: 'Choose Cards(s)', min: 1, max: 1 },
      { as: 'ann', pick: ['Optics'] },
      { as: 'ann', offers: ['yes', 'no'], title: 'Return two cards to repeat this effect?' },
      { as: 'ann', pick: ['yes'] },
      { as: 'ann', offers: ['Sailing', 'Masonry', 'Alchemy'], min: 2, max: 2 },
      { as: 'ann', pick: ['Sailing', 'Masonry'] },
      { as: 'ann', offers: ['Tools', 'Optics'], title: 'Choose Cards(s)' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Alchemy'], title: '(optional) Choose card(s) to return', min: 0, max: 1 },
      { as: 'ann', pick: [] },
      {
        changes: {
          ann: { hand: ['Alchemy'], score: ['Tools', 'Optics'] },
          bob: { red: ['Archery', 'Coal'] },
        },
      },
    ],
  },
  'is not repeated where nothing is returned': {
    position: {
      ann: { yellow: ['Tasmanian Tiger'], hand: ['Sailing', 'Masonry'], score: ['Archery'] },
      bob: { red: ['Optics'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tasmanian Tiger' },
      { as: 'ann', pick: ['no'] },
      { changes: { ann: { score: ['Optics'] }, bob: { red: ['Archery'] } } },
    ],
  },
  'the only card of a hand may be returned, without repeating': {
    position: { ann: { yellow: ['Tasmanian Tiger'], hand: ['Sailing'] }, bob: { red: ['Optics'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Tasmanian Tiger' },
      { as: 'ann', offers: ['Sailing'], title: '(optional) Choose card(s) to return', min: 0, max: 1 },
      { as: 'ann', pick: ['Sailing'] },
      { turn: 'bob' },
      { changes: { ann: { hand: [] } } },
    ],
  },
  'does nothing with an empty score pile and an empty hand': {
    position: { ann: { yellow: ['Tasmanian Tiger'] }, bob: { red: ['Optics'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Tasmanian Tiger' }, { turn: 'bob' }, { changes: {} }],
  },
})
