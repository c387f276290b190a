import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Augustus Caesar', {
  'a drawn card with a bulb is melded in place of the action': {
    position: {
      ann: { red: ['Archery'] },
      bob: { green: ['Augustus Caesar'] },
      decks: { base: { 1: ['Writing'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Archery' }, changes({ bob: { blue: ['Writing'] } })],
  },
  'otherwise the player super-executes the card': {
    position: {
      achievements: [],
      ann: { red: ['Archery'] },
      bob: { green: ['Augustus Caesar'], hand: ['Coal'] },
      decks: { base: { 1: ['Sailing', 'Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { as: 'bob', ifAsked: true, pick: ['Coal'] },
      changes({ ann: { hand: ['Coal'] }, bob: { hand: ['Sailing', 'Tools'] } }),
    ],
  },
  'a card without a castle is carried out': {
    position: {
      ann: { green: ['Augustus Caesar'], blue: ['Writing'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'of the karmas of two players the current player chooses one': {
    position: {
      ann: { red: ['Metalworking'], blue: ['Archimedes'] },
      bob: { green: ['Augustus Caesar'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metalworking' },
      { as: 'ann', offers: ['Archimedes', 'Augustus Caesar'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Archimedes'] },
      changes({ ann: { hand: ['Calendar'] } }),
    ],
  },
})
