import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Nelson Mandela', {
  'super-executes a card as the second action: nobody shares': {
    position: {
      turn: { player: 'ann', action: 2, round: 2 },
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Nelson Mandela'], green: ['The Wheel'] },
      bob: { yellow: ['Masonry'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Tools', 'Oars'] } })],
  },
  'and every opponent suffers the demand': {
    position: {
      turn: { player: 'ann', action: 2, round: 2 },
      decks: { base: { '6': ['Canning'] } },
      ann: { red: ['Nelson Mandela'], purple: ['Emancipation'] },
      bob: { red: ['Coal'], hand: ['Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Emancipation' },
      changes({ ann: { score: ['Oars'] }, bob: { hand: ['Canning'] } }),
    ],
  },
  'not as the first action': {
    position: {
      turn: annsTurn,
      decks: { base: { '1': ['Tools', 'Oars', 'Sailing', 'Clothing'], '9': ['Ecology'] } },
      ann: { red: ['Nelson Mandela'], green: ['The Wheel'] },
      bob: { yellow: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({ ann: { hand: ['Sailing', 'Clothing', 'Ecology'] }, bob: { hand: ['Tools', 'Oars'] } }),
    ],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      turn: { player: 'ann', action: 2, round: 2 },
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Nelson Mandela'], green: ['The Wheel'] },
      bob: { green: ['J.P. Morgan', 'Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      { as: 'ann', offers: ['Nelson Mandela', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Nelson Mandela'] },
      changes({ ann: { hand: ['Tools', 'Oars'] } }),
    ],
  },
  'two persons are an achievement, and one is none': {
    position: { ann: { red: ['Nelson Mandela'], blue: ['Software'] }, bob: { blue: ['Benjamin Franklin'] } },
    steps: [
      changes({
        ann: { totals: { icons: { p: 2 }, achievements: 1 } },
        bob: { totals: { achievements: 0 } },
      }),
    ],
  },
  'a single person is none': {
    position: { ann: { red: ['Nelson Mandela'] } },
    steps: [changes({ ann: { totals: { achievements: 0 } } })],
  },
  'beside another karma that counts achievements': {
    position: { ann: { red: ['Nelson Mandela'], green: ['Alfred Nobel'] } },
    steps: [changes({ ann: { totals: { achievements: 4 } } })],
  },
})
