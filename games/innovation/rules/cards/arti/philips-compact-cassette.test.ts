import { changes, scenarios } from '../../testing/scenarios'

scenarios('Philips Compact Cassette', {
  'unsplays everything of a compelled player, who then splays with the leader': {
    position: {
      ann: { green: ['Philips Compact Cassette'], purple: ['Mysticism', 'Philosophy'] },
      bob: {
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        yellow: ['Stem Cells'],
        blue: { cards: ['Tools', 'Calendar'], splay: 'right' },
        purple: { cards: ['City States', 'Monotheism'], splay: 'up' },
      },
      decks: { base: { 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Philips Compact Cassette' },
      { as: 'bob', offers: ['red', 'blue', 'purple'], title: 'Choose a color to splay up', count: 2 },
      { as: 'bob', pick: ['red', 'purple'] },
      changes({
        ann: { purple: { cards: ['Mysticism', 'Philosophy'], splay: 'up' }, hand: ['Genetics'] },
        bob: { red: { cards: ['Archery', 'Oars'], splay: 'up' }, blue: ['Tools', 'Calendar'] },
      }),
    ],
  },
  'a color that is up already is not offered': {
    position: {
      ann: {
        green: ['Philips Compact Cassette'],
        blue: { cards: ['Tools', 'Calendar'], splay: 'up' },
        purple: ['Mysticism'],
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Philips Compact Cassette' }, changes(), { turn: 'bob' }],
  },
})
