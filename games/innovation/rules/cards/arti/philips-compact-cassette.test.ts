import { scenarios } from '../../testing/scenarios'

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
      {
        as: 'bob',
        offers: ['red', 'blue', 'purple'],
        title: 'Choose a color to splay up',
        min: 2,
        max: 2,
      },
      { as: 'bob', pick: ['red', 'purple'] },
      {
        becomes: {
          ann: {
            green: ['Philips Compact Cassette'],
            purple: { cards: ['Mysticism', 'Philosophy'], splay: 'up' },
            hand: ['Genetics'],
          },
          bob: {
            red: { cards: ['Archery', 'Oars'], splay: 'up' },
            yellow: ['Stem Cells'],
            blue: ['Tools', 'Calendar'],
            purple: { cards: ['City States', 'Monotheism'], splay: 'up' },
          },
        },
      },
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
    steps: [
      { as: 'ann', pick: 'Dogma.Philips Compact Cassette' },
      {
        becomes: {
          ann: {
            green: ['Philips Compact Cassette'],
            blue: { cards: ['Tools', 'Calendar'], splay: 'up' },
            purple: ['Mysticism'],
          },
        },
      },
      { turn: 'bob' },
    ],
  },
})
