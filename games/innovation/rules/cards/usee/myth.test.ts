import { changes, scenarios } from '../../testing/scenarios'

scenarios('Myth', {
  'tucks two of a color, splays it left and safeguards by the bottom card': {
    position: {
      ann: { purple: ['Myth'], hand: ['Tools', 'Translation', 'Archery', 'Oars'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Myth' },
      {
        as: 'ann',
        offers: ['Tools', 'Translation', 'Archery', 'Oars'],
        title: 'Tuck two cards with the same color',
        count: 2,
      },
      {
        as: 'ann',
        picks: [
          ['Tools', 'Archery'],
          ['Tools', 'Translation'],
        ],
      },
      { as: 'ann', offers: ['Tools', 'Translation', 'auto'], title: 'Choose a card to tuck next.', count: 1 },
      { as: 'ann', pick: ['Tools'] },
      changes({
        ann: {
          hand: ['Archery', 'Oars'],
          blue: { cards: ['Tools', 'Translation'], splay: 'left' },
          safe: ['Paper'],
        },
      }),
      { as: 'bob', hidden: ['Paper'] },
    ],
  },
  'has to tuck a pair': {
    position: {
      ann: {
        purple: ['Myth'],
        blue: { cards: ['Physics', 'Chemistry'], splay: 'left' },
        hand: ['Archery', 'Oars'],
      },
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Myth', 'auto'] },
      changes({ ann: { red: { cards: ['Archery', 'Oars'], splay: 'left' }, safe: ['Sailing'], hand: [] } }),
    ],
  },
  'reveals a hand without a pair': {
    position: { ann: { purple: ['Myth'], hand: ['Tools', 'Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Myth' }, { as: 'bob', sees: ['Tools', 'Archery'] }, changes()],
  },
})
