import { changes, scenarios } from '../../testing/scenarios'

scenarios('Domestication', {
  'melds the lowest card and draws a 1': {
    position: {
      ann: { yellow: ['Domestication'], hand: ['Calendar', 'Oars', 'Paper'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Domestication' },
      changes({ ann: { red: ['Oars'], hand: ['Calendar', 'Paper', 'Tools'] } }),
    ],
  },
  'lets the player choose among the lowest': {
    position: {
      ann: { yellow: ['Domestication'], hand: ['Calendar', 'Construction', 'Paper'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Domestication' },
      { as: 'ann', offers: ['Calendar', 'Construction'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['Calendar'] },
      changes({ ann: { blue: ['Calendar'], hand: ['Construction', 'Paper', 'Tools'] } }),
    ],
  },
  'draws even without a card to meld': {
    position: { ann: { yellow: ['Domestication'] }, decks: { base: { 1: ['Tools'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Domestication' }, changes({ ann: { hand: ['Tools'] } })],
  },
  'is shared by whoever has as many castles': {
    position: {
      ann: { yellow: ['Domestication'] },
      bob: { red: ['Metalworking'], hand: ['Paper'] },
      decks: { base: { 1: ['Tools', 'Oars', 'Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Domestication' },
      changes({ ann: { hand: ['Oars', 'Sailing'] }, bob: { green: ['Paper'], hand: ['Tools'] } }),
    ],
  },
})
