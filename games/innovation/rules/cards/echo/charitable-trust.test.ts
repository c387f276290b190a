import { changes, scenarios } from '../../testing/scenarios'

scenarios('Charitable Trust', {
  'achieves the top green card after a 3 is melded': {
    position: {
      ann: { green: ['Charitable Trust'], score: ['Coal', 'Steam Engine', 'Statistics'] },
      decks: { base: { '3': ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Charitable Trust' },
      { as: 'ann', offers: [3, 4], title: 'Choose Age', count: 1, pick: [3] },
      { as: 'ann', offers: ['Optics'], title: '(optional) Choose card(s) to meld', count: [0, 1] },
      { as: 'ann', pick: ['Optics'] },
      changes({ ann: { red: ['Optics'], achievements: ['Charitable Trust'], green: [] } }),
    ],
  },
  'reads the top green card after the meld': {
    position: {
      ann: { green: ['Charitable Trust'], score: ['Coal', 'Steam Engine', 'Statistics'] },
      decks: { base: { '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Charitable Trust', [3], 'Paper'] },
      changes({ ann: { achievements: ['Paper'] } }),
    ],
  },
  'returns the top green card after a 4 is melded': {
    position: { ann: { green: ['Charitable Trust'] }, decks: { base: { '4': ['Gunpowder'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Charitable Trust', [4], 'Gunpowder'] },
      changes({ ann: { red: ['Gunpowder'], green: [] } }),
    ],
  },
  'achieves nothing when not eligible': {
    position: { ann: { green: ['Charitable Trust'] }, decks: { base: { '3': ['Optics'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Charitable Trust', [3], 'Optics'] },
      changes({ ann: { red: ['Optics'] } }),
    ],
  },
  'offers only what its echo drew, and may be declined': {
    position: { ann: { green: ['Charitable Trust'], hand: ['Paper'] }, decks: { base: { '3': ['Optics'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Charitable Trust', [3]] },
      { as: 'ann', offers: ['Optics'], pick: [] },
      changes({ ann: { hand: ['Paper', 'Optics'] } }),
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
      { as: 'bob', offers: ['Optics'], pick: 'Optics' },
      { as: 'ann', offers: ['Education'], pick: [] },
      changes({ ann: { hand: ['Education', 'Machinery'] }, bob: { red: ['Optics'] } }),
    ],
  },
})
