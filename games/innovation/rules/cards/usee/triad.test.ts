import { changes, scenarios } from '../../testing/scenarios'

scenarios('Triad', {
  'returns and splays, tucks, and scores': {
    position: {
      ann: {
        purple: ['Triad'],
        red: ['Metalworking', 'Road Building'],
        hand: ['Archery', 'Tools', 'Sailing', 'Oars'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Triad' },
      {
        as: 'ann',
        offers: ['Archery', 'Tools', 'Sailing', 'Oars'],
        title: 'Choose card(s) to return',
        count: 1,
      },
      { as: 'ann', pick: ['Archery'] },
      { as: 'ann', offers: ['Tools', 'Sailing', 'Oars'], title: 'Choose card(s) to tuck', pick: 'Tools' },
      { as: 'ann', offers: ['Sailing', 'Oars'], title: 'Choose card(s) to score', pick: 'Oars' },
      changes({
        ann: {
          red: { cards: ['Metalworking', 'Road Building'], splay: 'right' },
          hand: ['Sailing'],
          blue: ['Tools'],
          score: ['Oars'],
        },
      }),
    ],
  },
  'does nothing with two cards': {
    position: { ann: { purple: ['Triad'], hand: ['Archery', 'Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Triad' }, changes()],
  },
})
