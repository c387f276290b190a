import { scenarios } from '../../testing/scenarios'

scenarios('Charitable Trust', {
  'achieves the top green card after a 3 is melded': {
    position: {
      ann: { green: ['Charitable Trust'], score: ['Coal', 'Steam Engine', 'Statistics'] },
      decks: { base: { '3': ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Charitable Trust' },
      { as: 'ann', offers: [3, 4], title: 'Choose Age', min: 1, max: 1 },
      { as: 'ann', pick: [3] },
      { as: 'ann', offers: ['Optics'], title: '(optional) Choose card(s) to meld', min: 0, max: 1 },
      { as: 'ann', pick: ['Optics'] },
      { changes: { ann: { red: ['Optics'], achievements: ['Charitable Trust'], green: [] } } },
    ],
  },
  'reads the top green card after the meld': {
    position: {
      ann: { green: ['Charitable Trust'], score: ['Coal', 'Steam Engine', 'Statistics'] },
      decks: { base: { '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Charitable Trust' },
      { as: 'ann', pick: [3] },
      { as: 'ann', pick: ['Paper'] },
      { changes: { ann: { achievements: ['Paper'] } } },
    ],
  },
  'returns the top green card after a 4 is melded': {
    position: { ann: { green: ['Charitable Trust'] }, decks: { base: { '4': ['Gunpowder'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Charitable Trust' },
      { as: 'ann', pick: [4] },
      { as: 'ann', pick: ['Gunpowder'] },
      { changes: { ann: { red: ['Gunpowder'], green: [] } } },
    ],
  },
  'achieves nothing when not eligible': {
    position: { ann: { green: ['Charitable Trust'] }, decks: { base: { '3': ['Optics'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Charitable Trust' },
      { as: 'ann', pick: [3] },
      { as: 'ann', pick: ['Optics'] },
      { changes: { ann: { red: ['Optics'] } } },
    ],
  },
  'offers only what its echo drew, and may be declined': {
    position: { ann: { green: ['Charitable Trust'], hand: ['Paper'] }, decks: { base: { '3': ['Optics'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Charitable Trust' },
      { as: 'ann', pick: [3] },
      { as: 'ann', offers: ['Optics'] },
      { as: 'ann', pick: [] },
      { changes: { ann: { hand: ['Paper', 'Optics'] } } },
    ],
  },
  'offers each player what that player drew': {
    position: {
      ann: { green: ['Charitable Trust'] },
      bob: { green: ['Sailing'] },
      decks: { base: { '3': ['Optics', 'Education', 'Machinery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Charitable Trust' },
      { as: 'bob', pick: [3] },
      { as: 'ann', pick: [3] },
      { as: 'bob', offers: ['Optics'] },
      { as: 'bob', pick: ['Optics'] },
      { as: 'ann', offers: ['Education'] },
      { as: 'ann', pick: [] },
      { changes: { ann: { hand: ['Education', 'Machinery'] }, bob: { red: ['Optics'] } } },
    ],
  },
})
