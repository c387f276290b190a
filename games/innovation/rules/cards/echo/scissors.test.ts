import { changes, scenarios } from '../../testing/scenarios'

scenarios('Scissors', {
  'scores the bottom yellow card, and melds or scores two cards': {
    position: {
      ann: { green: ['Scissors'], yellow: ['Masonry', 'Agriculture'], hand: ['Oars', 'Tools', 'Pottery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Scissors' },
      {
        as: 'ann',
        offers: ['Oars', 'Tools', 'Pottery'],
        title: '(optional) Choose a card to score or meld (1 of 2)',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Oars'] },
      { as: 'ann', offers: ['meld', 'score'], title: 'Meld or score Oars', count: 1, pick: 'meld' },
      {
        as: 'ann',
        offers: ['Tools', 'Pottery'],
        title: '(optional) Choose a card to score or meld (2 of 2)',
        count: [0, 1],
      },
      { as: 'ann', picks: ['Tools', 'score'] },
      changes({
        ann: { yellow: ['Masonry'], red: ['Oars'], hand: ['Pottery'], score: ['Agriculture', 'Tools'] },
      }),
    ],
  },
  'ends the choice when the first is declined': {
    position: { ann: { green: ['Scissors'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Scissors' }, { as: 'ann', pick: [] }, changes(), { turn: 'bob' }],
  },
  'scores Paper from another board': {
    position: { ann: { green: ['Scissors'] }, bob: { green: ['Paper'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Scissors' },
      changes({ ann: { score: ['Paper'] }, bob: { green: [] } }),
    ],
  },
  'leaves Paper under another card': {
    position: { ann: { green: ['Scissors'] }, bob: { green: ['Sailing', 'Paper'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Scissors' }, changes(), { turn: 'bob' }],
  },
  'takes your own Paper that was just melded': {
    position: { ann: { green: ['Scissors'], hand: ['Paper'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Scissors', 'Paper', 'meld'] },
      changes({ ann: { score: ['Paper'], hand: [] } }),
    ],
  },
})
