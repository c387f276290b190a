import { changes, scenarios } from '../../testing/scenarios'

scenarios('Red Envelope', {
  'transfers two or three cards of a value to the previous player': {
    position: {
      ann: {
        red: ['Red Envelope'],
        hand: ['Tools', 'Oars'],
        score: ['Archery', 'Calendar', 'Fermenting', 'Paper'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Red Envelope' },
      { as: 'ann', offers: ['1', '2'], title: 'Choose Age', count: 1, pick: '1' },
      changes({
        ann: { score: ['Calendar', 'Fermenting', 'Paper'], hand: [] },
        bob: { score: ['Tools', 'Oars', 'Archery'] },
      }),
    ],
  },
  'which is the one before in seat order': {
    position: { players: ['ann', 'bob', 'cat'], ann: { red: ['Red Envelope'], hand: ['Tools', 'Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Red Envelope' },
      changes({ ann: { hand: [] }, cat: { score: ['Tools', 'Oars'] } }),
    ],
  },
  'may score two or three cards': {
    position: { ann: { red: ['Red Envelope'], hand: ['Tools', 'Calendar', 'Paper', 'Coal'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Red Envelope' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Score exactly two or three cards from your hand?' },
      { as: 'ann', pick: ['yes'] },
      {
        as: 'ann',
        offers: ['Tools', 'Calendar', 'Paper', 'Coal'],
        title: 'Choose card(s) to score',
        count: [2, 3],
      },
      { as: 'ann', pick: ['Tools', 'Paper'] },
      changes({ ann: { hand: ['Calendar', 'Coal'], score: ['Tools', 'Paper'] } }),
    ],
  },
  'need not score': {
    position: { ann: { red: ['Red Envelope'], hand: ['Tools', 'Calendar'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Red Envelope' }, { as: 'ann', pick: ['no'] }, changes()],
  },
  'neither transfers nor scores a single card': {
    position: { ann: { red: ['Red Envelope'], hand: ['Tools'], score: ['Calendar'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Red Envelope' }, changes()],
  },
  'counts a card once that a figure counts in the score pile, too': {
    position: {
      expansions: ['base', 'figs'],
      ann: { red: ['Red Envelope'], yellow: ['Michaelangelo'], hand: ['Tools', 'Pottery', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Red Envelope' },
      changes({ ann: { hand: ['Paper'] }, bob: { score: ['Tools', 'Pottery'] } }),
    ],
  },
})
