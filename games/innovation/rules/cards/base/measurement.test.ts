import { changes, scenarios } from '../../testing/scenarios'

scenarios('Measurement', {
  'shows and returns a card, splays its color right and draws by the number of those cards': {
    position: {
      ann: { green: ['Measurement'], blue: ['Writing', 'Pottery'], hand: ['Tools', 'Oars'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Measurement' },
      { as: 'ann', offers: ['Tools', 'Oars'], title: '(optional) Choose card(s) to reveal', count: [0, 1] },
      { as: 'ann', pick: ['Tools'] },
      changes({
        ann: { blue: { cards: ['Writing', 'Pottery'], splay: 'right' }, hand: ['Oars', 'Calendar'] },
      }),
      { as: 'bob', sees: ['Tools'] },
      { as: 'bob', hidden: ['Oars', 'Calendar'] },
      { turn: 'bob' },
    ],
  },
  'draws a 1 for a color without cards': {
    position: { ann: { green: ['Measurement'], hand: ['Oars'] }, decks: { base: { 1: ['Sailing'] } } },
    steps: [{ as: 'ann', picks: ['Dogma.Measurement', 'Oars'] }, changes({ ann: { hand: ['Sailing'] } })],
  },
  'also draws for a color that is already splayed that way': {
    position: {
      ann: {
        green: ['Measurement'],
        blue: { cards: ['Writing', 'Pottery', 'Mathematics'], splay: 'right' },
        hand: ['Tools'],
      },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Measurement', 'Tools'] }, changes({ ann: { hand: ['Paper'] } })],
  },
  'changes nothing when nothing is returned': {
    position: { ann: { green: ['Measurement', 'Sailing'], hand: ['Paper'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Measurement' }, { as: 'ann', pick: [] }, changes()],
  },
  'asks nothing when the hand is empty': {
    position: { ann: { green: ['Measurement', 'Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Measurement' }, changes(), { turn: 'bob' }],
  },
  'shares with whoever has as many lightbulbs': {
    position: {
      ann: { green: ['Measurement'] },
      bob: { blue: ['Atomic Theory'], hand: ['Tools'] },
      decks: { base: { 1: ['Sailing'], 5: ['Banking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Measurement' },
      { as: 'bob', pick: ['Tools'] },
      changes({ ann: { hand: ['Banking'] }, bob: { hand: ['Sailing'] } }),
    ],
  },
})
