import { scenarios } from '../../testing/scenarios'

scenarios('Nelson Mandela', {
  'super-executes a card as the second action: nobody shares': {
    position: {
      turn: { player: 'ann', action: 2, round: 2 },
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Nelson Mandela'], green: ['The Wheel'] },
      bob: { yellow: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      {
        becomes: {
          ann: { red: ['Nelson Mandela'], green: ['The Wheel'], hand: ['Tools', 'Oars'] },
          bob: { yellow: ['Masonry'] },
        },
      },
    ],
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
      {
        becomes: {
          ann: { red: ['Nelson Mandela'], purple: ['Emancipation'], score: ['Oars'] },
          bob: { red: ['Coal'], hand: ['Canning'] },
        },
      },
    ],
  },
  'not as the first action': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      decks: { base: { '1': ['Tools', 'Oars', 'Sailing', 'Clothing'], '9': ['Ecology'] } },
      ann: { red: ['Nelson Mandela'], green: ['The Wheel'] },
      bob: { yellow: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      {
        becomes: {
          ann: { red: ['Nelson Mandela'], green: ['The Wheel'], hand: ['Sailing', 'Clothing', 'Ecology'] },
          bob: { yellow: ['Masonry'], hand: ['Tools', 'Oars'] },
        },
      },
    ],
  },
  'with a karma of another player that hears of the action': {
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
      {
        becomes: {
          ann: { red: ['Nelson Mandela'], green: ['The Wheel'], hand: ['Tools', 'Oars'] },
          bob: { green: ['J.P. Morgan', 'Sailing'] },
        },
      },
    ],
  },
  'two persons are an achievement, and one is none': {
    position: { ann: { red: ['Nelson Mandela'], blue: ['Software'] }, bob: { blue: ['Benjamin Franklin'] } },
    steps: [
      {
        becomes: {
          ann: { red: ['Nelson Mandela'], blue: ['Software'], totals: { icons: { p: 2 }, achievements: 1 } },
          bob: { blue: ['Benjamin Franklin'], totals: { achievements: 0 } },
        },
      },
    ],
  },
  'a single person is none': {
    position: { ann: { red: ['Nelson Mandela'] }, bob: {} },
    steps: [{ becomes: { ann: { red: ['Nelson Mandela'], totals: { achievements: 0 } } } }],
  },
  'beside another karma that counts achievements': {
    position: { ann: { red: ['Nelson Mandela'], green: ['Alfred Nobel'] }, bob: {} },
    steps: [
      { becomes: { ann: { red: ['Nelson Mandela'], green: ['Alfred Nobel'], totals: { achievements: 4 } } } },
    ],
  },
})
