import { changes, scenarios } from '../../testing/scenarios'

scenarios('Therese Kirongozi', {
  'an opponent draws and returns a card instead, and super-executes the top card of its color': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'], '2': ['Mapmaking'] } },
      ann: { blue: ['Writing'], green: ['The Wheel'] },
      bob: { yellow: ['Therese Kirongozi'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'], title: 'Choose Age' },
      { as: 'ann', pick: [2] },
      changes({ ann: { hand: ['Tools', 'Oars'] } }),
    ],
  },
  'executes nothing where the color is missing': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { blue: ['Writing'] },
      bob: { yellow: ['Therese Kirongozi'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, { as: 'ann', pick: [2] }, changes()],
  },
  'not in place of an own action': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { yellow: ['Therese Kirongozi'], blue: ['Writing'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Mapmaking'] } })],
  },
  'with a karma of the acting player': {
    position: {
      turn: { player: 'ann', action: 2, round: 2 },
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { green: ['The Wheel'], red: ['Nelson Mandela'] },
      bob: { yellow: ['Therese Kirongozi'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      {
        as: 'ann',
        offers: ['Nelson Mandela', 'Therese Kirongozi'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Nelson Mandela'] },
      changes({ ann: { hand: ['Tools', 'Oars'] } }),
    ],
  },
})
