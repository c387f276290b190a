import { changes, scenarios } from '../../testing/scenarios'

scenarios('Symbology', {
  'two each of two icons draw a 2': {
    position: { ann: { purple: ['Symbology'], red: ['Archery'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Symbology' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'three each of three icons draw a 3': {
    position: {
      ann: { purple: ['Symbology'], red: ['Archery'], yellow: ['Agriculture'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Symbology' }, changes({ ann: { hand: ['Paper'] } })],
  },
  'four each of four icons draw a 4, and nothing more': {
    position: {
      ann: {
        purple: { cards: ['Symbology', 'Mysticism'], splay: 'up' },
        red: ['Optics'],
        yellow: { cards: ['Agriculture', 'Anatomy'], splay: 'up' },
        green: ['Navigation'],
        blue: ['Experimentation'],
      },
      decks: { base: { 4: ['Perspective'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Symbology' }, changes({ ann: { hand: ['Perspective'] } })],
  },
  'persons count as an icon': {
    position: {
      ann: { purple: ['Symbology'], yellow: ['Near-Field Comm'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Symbology' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'meat counts as an icon, too': {
    position: {
      age0: true,
      ann: { purple: ['Symbology'], red: ['Fire'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Symbology' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'one icon draws nothing': {
    position: { ann: { purple: ['Symbology'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Symbology' }, changes()],
  },
})
