import { scenarios } from '../../testing/scenarios'

scenarios('Muhammad Yunus', {
  'returns its bottom green card to share': {
    position: {
      decks: { base: { '2': ['Calendar', 'Mapmaking'], '1': ['Oars'] } },
      ann: { blue: ['Writing'] },
      bob: { green: ['Muhammad Yunus', 'Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'bob', offers: ['Sailing'], title: '(optional) Choose card(s) to return', min: 0, max: 1 },
      { as: 'bob', pick: ['Sailing'] },
      {
        becomes: {
          ann: { blue: ['Writing'], hand: ['Mapmaking', 'Oars'] },
          bob: { green: ['Muhammad Yunus'], hand: ['Calendar'] },
        },
      },
    ],
  },
  'or not to be demanded of, but to share': {
    position: {
      decks: { base: { '1': ['Tools', 'Clothing', 'Domestication'] } },
      ann: { red: ['Oars'] },
      bob: { green: ['Muhammad Yunus', 'Mapmaking'], hand: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      { as: 'bob', pick: ['Mapmaking'] },
      {
        becomes: {
          ann: { red: ['Oars'], hand: ['Clothing', 'Domestication'] },
          bob: { green: ['Muhammad Yunus'], hand: ['Sailing', 'Tools'] },
        },
      },
    ],
  },
  'the leader lets nobody share, and demands of all': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { green: ['Muhammad Yunus', 'Sailing'], blue: ['Writing'] },
      bob: { blue: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', pick: ['Sailing'] },
      {
        becomes: {
          ann: { green: ['Muhammad Yunus'], blue: ['Writing'], hand: ['Calendar'] },
          bob: { blue: ['Tools'] },
        },
      },
    ],
  },
  'changes nothing where that is declined': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { blue: ['Writing'] },
      bob: { green: ['Muhammad Yunus', 'Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'bob', pick: [] },
      {
        becomes: {
          ann: { blue: ['Writing'], hand: ['Calendar'] },
          bob: { green: ['Muhammad Yunus', 'Sailing'] },
        },
      },
    ],
  },
  'leaves a third player as they stand to the leader': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { blue: ['Writing'] },
      bob: { green: ['Muhammad Yunus', 'Sailing'] },
      cat: { blue: ['Tools'] },
      decks: { base: { '2': ['Calendar', 'Mapmaking', 'Fermenting'], '1': ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'bob', pick: ['Sailing'] },
      {
        becomes: {
          ann: { blue: ['Writing'], hand: ['Fermenting', 'Oars'] },
          bob: { green: ['Muhammad Yunus'], hand: ['Calendar'] },
          cat: { blue: ['Tools'], hand: ['Mapmaking'] },
        },
      },
    ],
  },
  'asks nothing where no card is activated': {
    position: { ann: { hand: ['Writing'] }, bob: { green: ['Muhammad Yunus', 'Sailing'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Writing' },
      { becomes: { ann: { blue: ['Writing'] }, bob: { green: ['Muhammad Yunus', 'Sailing'] } } },
    ],
  },
  'with a karma of the acting player': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { blue: { cards: ['Writing', 'Tools'], splay: 'right' }, green: ['George Stephenson'] },
      bob: { green: ['Muhammad Yunus', 'Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      {
        as: 'ann',
        offers: ['George Stephenson', 'Muhammad Yunus'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['George Stephenson'] },
      {
        becomes: {
          ann: {
            blue: { cards: ['Writing', 'Tools'], splay: 'up' },
            green: ['George Stephenson'],
            hand: ['Calendar'],
          },
          bob: { green: ['Muhammad Yunus', 'Sailing'] },
        },
      },
    ],
  },
})
