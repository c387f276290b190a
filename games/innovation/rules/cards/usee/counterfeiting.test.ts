import { changes, scenarios } from '../../testing/scenarios'

scenarios('Counterfeiting', {
  'scores top cards of values that are not scored yet': {
    position: {
      ann: { green: ['Counterfeiting'], red: ['Oars'], blue: ['Mathematics', 'Physics'], score: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Counterfeiting' },
      { as: 'ann', offers: ['Counterfeiting', 'Mathematics'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['Mathematics'] },
      changes({ ann: { score: ['Tools', 'Mathematics', 'Physics'], blue: [] } }),
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
        count: [0, 1],
      },
      { as: 'ann', pick: ['purple'] },
      changes({ ann: { purple: { cards: ['Monotheism', 'Mysticism'], splay: 'left' } } }),
    ],
  },
  'goes on after it has scored itself, self-executed by another card': {
    position: { ann: { purple: ['Pen Name'], red: ['Oars'], green: ['Counterfeiting'], blue: ['Physics'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Pen Name', 'Splay left and self-execute.green', 'Counterfeiting', 'Oars'] },
      { as: 'ann', pick: 'Physics' },
      changes({ ann: { score: ['Counterfeiting', 'Oars', 'Physics'], red: [], green: [], blue: [] } }),
    ],
  },
  'does nothing where all values are scored': {
    position: { ann: { green: ['Counterfeiting'], score: ['Calendar'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Counterfeiting' }, changes()],
  },
})
