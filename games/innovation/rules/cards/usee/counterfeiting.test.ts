import { scenarios } from '../../testing/scenarios'

scenarios('Counterfeiting', {
  'scores top cards of values that are not scored yet': {
    position: {
      ann: { green: ['Counterfeiting'], red: ['Oars'], blue: ['Mathematics', 'Physics'], score: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Counterfeiting' },
      {
        as: 'ann',
        offers: ['Counterfeiting', 'Mathematics'],
        title: 'Choose card(s) to score',
        min: 1,
        max: 1,
      },
      { as: 'ann', pick: ['Mathematics'] },
      {
        becomes: {
          ann: { green: ['Counterfeiting'], red: ['Oars'], score: ['Tools', 'Mathematics', 'Physics'] },
        },
      },
    ],
  },
  'may splay green or purple left': {
    position: {
      ann: { green: ['Counterfeiting', 'Sailing'], purple: ['Monotheism', 'Mysticism'], score: ['Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Counterfeiting' },
      {
        as: 'ann',
        offers: ['green', 'purple'],
        title: '(optional) Choose a color to splay left',
        min: 0,
        max: 1,
      },
      { as: 'ann', pick: ['purple'] },
      {
        becomes: {
          ann: {
            green: ['Counterfeiting', 'Sailing'],
            purple: { cards: ['Monotheism', 'Mysticism'], splay: 'left' },
            score: ['Calendar'],
          },
        },
      },
    ],
  },
  'goes on after it has scored itself, self-executed by another card': {
    position: { ann: { purple: ['Pen Name'], red: ['Oars'], green: ['Counterfeiting'], blue: ['Physics'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Pen Name' },
      { as: 'ann', pick: 'Splay left and self-execute.green' },
      { as: 'ann', pick: ['Counterfeiting'] },
      { as: 'ann', pick: ['Oars'] },
      { as: 'ann', pick: ['Physics'] },
      { becomes: { ann: { purple: ['Pen Name'], score: ['Counterfeiting', 'Oars', 'Physics'] } } },
    ],
  },
  'does nothing where all values are scored': {
    position: { ann: { green: ['Counterfeiting'], score: ['Calendar'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Counterfeiting' },
      { becomes: { ann: { green: ['Counterfeiting'], score: ['Calendar'] } } },
    ],
  },
})
