import { changes, scenarios } from '../../testing/scenarios'

scenarios('Banking', {
  'takes a top card with a factory, no green one, for which the victim scores a 5': {
    position: {
      ann: { green: ['Banking', 'Sailing'] },
      bob: {
        red: ['Coal', 'Oars'],
        yellow: ['Steam Engine'],
        green: ['Electricity'],
        blue: ['Tools', 'Chemistry'],
      },
      decks: { base: { 5: ['Astronomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Banking' },
      { as: 'bob', offers: ['Coal', 'Steam Engine'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Coal'] },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      changes({
        ann: { green: { cards: ['Banking', 'Sailing'], splay: 'right' }, red: ['Coal'] },
        bob: { red: ['Oars'], score: ['Astronomy'] },
      }),
      { turn: 'bob' },
    ],
  },
  'takes no green card, and then nothing is scored; need not splay': {
    position: { ann: { green: ['Banking', 'Sailing'] }, bob: { green: ['Electricity'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Banking' }, { as: 'ann', pick: [] }, changes()],
  },
  'shares only the splay with whoever has as many coins': {
    position: {
      ann: { green: ['Banking'] },
      bob: { green: ['Sailing', 'Clothing'], red: ['Coal'] },
      decks: { base: { 5: ['Astronomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Banking' },
      { as: 'bob', pick: ['green'] },
      changes({
        ann: { hand: ['Astronomy'] },
        bob: { green: { cards: ['Sailing', 'Clothing'], splay: 'right' } },
      }),
    ],
  },
  'draws nothing for a share that is declined': {
    position: { ann: { green: ['Banking'] }, bob: { green: ['Sailing', 'Clothing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Banking' }, { as: 'bob', pick: [] }, changes()],
  },
})
