import { changes, scenarios } from '../../testing/scenarios'

scenarios('Muhammad Yunus', {
  'returns its bottom green card to share': {
    position: {
      decks: { base: { '2': ['Calendar', 'Mapmaking'], '1': ['Oars'] } },
      ann: { blue: ['Writing'] },
      bob: { green: ['Muhammad Yunus', 'Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'bob', offers: ['Sailing'], title: '(optional) Choose card(s) to return', count: [0, 1] },
      { as: 'bob', pick: ['Sailing'] },
      changes({
        ann: { hand: ['Mapmaking', 'Oars'] },
        bob: { green: ['Muhammad Yunus'], hand: ['Calendar'] },
      }),
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
      changes({
        ann: { hand: ['Clothing', 'Domestication'] },
        bob: { green: ['Muhammad Yunus'], hand: ['Sailing', 'Tools'] },
      }),
    ],
  },
  'the leader lets nobody share, and demands of all': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { green: ['Muhammad Yunus', 'Sailing'], blue: ['Writing'] },
      bob: { blue: ['Tools'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Writing', 'Sailing'] },
      changes({ ann: { green: ['Muhammad Yunus'], hand: ['Calendar'] } }),
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
      changes({ ann: { hand: ['Calendar'] } }),
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
      changes({
        ann: { hand: ['Fermenting', 'Oars'] },
        bob: { green: ['Muhammad Yunus'], hand: ['Calendar'] },
        cat: { hand: ['Mapmaking'] },
      }),
    ],
  },
  'asks nothing where no card is activated': {
    position: { ann: { hand: ['Writing'] }, bob: { green: ['Muhammad Yunus', 'Sailing'] } },
    steps: [{ as: 'ann', pick: 'Meld.Writing' }, changes({ ann: { blue: ['Writing'], hand: [] } })],
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
      changes({ ann: { blue: { cards: ['Writing', 'Tools'], splay: 'up' }, hand: ['Calendar'] } }),
    ],
  },
})
