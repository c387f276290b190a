import { changes, scenarios } from '../../testing/scenarios'

scenarios('Robert E. Lee', {
  'before a card that demands, its owner moves a top card with a leaf of another color': {
    position: {
      achievements: [],
      decks: { base: { '1': ['Tools'] } },
      ann: { red: ['Archery'], yellow: ['Agriculture'] },
      bob: { red: ['Robert E. Lee'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      changes({ ann: { hand: ['Tools'], yellow: [] }, bob: { yellow: ['Agriculture'] } }),
    ],
  },
  'the owner chooses the card and another board': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Archery'], yellow: ['Agriculture'] },
      bob: { red: ['Robert E. Lee'], blue: ['Pottery'] },
      cat: { red: ['Oars'] },
      achievements: [],
      decks: { base: { '1': ['Tools', 'Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { as: 'bob', offers: ['Agriculture', 'Pottery'], title: 'Choose a card to transfer', count: 1 },
      { as: 'bob', pick: ['Agriculture'] },
      { as: 'bob', offers: ['bob', 'cat'], title: 'Choose Player', pick: 'cat' },
      changes({ ann: { hand: ['Tools'], yellow: [] }, cat: { yellow: ['Agriculture'] } }),
    ],
  },
  'not before a card without a demand': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { green: ['The Wheel'], yellow: ['Agriculture'] },
      bob: { red: ['Robert E. Lee'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Tools', 'Oars'] } })],
  },
  'moves nothing where no other color shows a leaf on top': {
    position: {
      achievements: [],
      decks: { base: { '1': ['Tools'] } },
      ann: { red: ['Archery'], green: ['The Wheel'] },
      bob: { red: ['Robert E. Lee'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Archery' }, changes({ ann: { hand: ['Tools'] } })],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Archery', 'Oars'], yellow: ['Agriculture'] },
      bob: { red: ['Robert E. Lee'] },
      cat: { green: ['J.P. Morgan'], red: ['Coal', 'Optics'] },
      achievements: [],
      decks: { base: { '1': ['Tools', 'Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { as: 'ann', offers: ['Robert E. Lee', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({
        ann: { hand: ['Tools', 'Sailing'] },
        cat: { red: { cards: ['Coal', 'Optics'], splay: 'up' } },
      }),
    ],
  },
  'seven leaves are an achievement': {
    position: { ann: { red: ['Robert E. Lee'], yellow: ['Agriculture'], blue: ['Pottery'] } },
    steps: [changes({ ann: { totals: { icons: { l: 8 }, achievements: 1 } } })],
  },
  'fewer are none': {
    position: {
      ann: { red: ['Robert E. Lee'], yellow: ['Agriculture'] },
      bob: { blue: ['Pottery'], green: ['Clothing'], yellow: ['Statistics'] },
    },
    steps: [
      changes({
        ann: { totals: { icons: { l: 5 }, achievements: 0 } },
        bob: { totals: { icons: { l: 7 }, achievements: 0 } },
      }),
    ],
  },
  'beside another karma that counts achievements': {
    position: {
      ann: { red: ['Robert E. Lee'], yellow: ['Agriculture'], blue: ['Pottery'], green: ['Alfred Nobel'] },
    },
    steps: [changes({ ann: { totals: { achievements: 4 } } })],
  },
})
