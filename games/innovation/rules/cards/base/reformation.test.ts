import { changes, scenarios } from '../../testing/scenarios'

scenarios('Reformation', {
  'splays yellow or purple right, then tucks a card for each splayed color': {
    position: {
      ann: {
        purple: ['Reformation', 'Philosophy'],
        yellow: ['Masonry', 'Agriculture'],
        hand: ['Tools', 'Oars'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Reformation' },
      {
        as: 'ann',
        offers: ['yellow', 'purple'],
        title: '(optional) Choose a color to splay right',
        count: [0, 1],
      },
      { as: 'ann', pick: ['purple'] },
      { as: 'ann', offers: ['yes', 'no'], title: 'Tuck 1 cards from your hand?', count: 1, pick: 'yes' },
      { as: 'ann', offers: ['Tools', 'Oars'], title: 'Choose card(s) to tuck', count: 1, pick: 'Tools' },
      changes({
        ann: {
          purple: { cards: ['Reformation', 'Philosophy'], splay: 'right' },
          blue: ['Tools'],
          hand: ['Oars'],
        },
      }),
      { turn: 'bob' },
    ],
  },
  'counts colors splayed in any direction, and tucks all of a smaller hand': {
    position: {
      ann: {
        purple: ['Reformation'],
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        green: { cards: ['Sailing', 'Clothing'], splay: 'up' },
        hand: ['Tools'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Reformation' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Tuck 2 cards from your hand?', pick: 'yes' },
      changes({ ann: { blue: ['Tools'], hand: [] } }),
    ],
  },
  'asks for the order of two cards of one color': {
    position: {
      ann: {
        purple: ['Reformation'],
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        green: { cards: ['Sailing', 'Clothing'], splay: 'up' },
        hand: ['Tools', 'Pottery'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Reformation', 'yes'] },
      { as: 'ann', offers: ['Tools', 'Pottery', 'auto'], title: 'Choose a card to tuck next.' },
      { as: 'ann', pick: ['Pottery'] },
      changes({ ann: { blue: ['Pottery', 'Tools'], hand: [] } }),
    ],
  },
  'changes nothing for whoever wants neither': {
    position: {
      ann: {
        purple: ['Reformation', 'Philosophy'],
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        hand: ['Tools'],
      },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Reformation', [], 'no'] }, changes()],
  },
  'asks nothing without a splayed color': {
    position: { ann: { purple: ['Reformation'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Reformation' }, changes(), { turn: 'bob' }],
  },
  'asks nothing when the hand is empty': {
    position: { ann: { purple: ['Reformation'], red: { cards: ['Archery', 'Oars'], splay: 'left' } } },
    steps: [{ as: 'ann', pick: 'Dogma.Reformation' }, changes(), { turn: 'bob' }],
  },
  'shares with whoever has as many leaves': {
    position: {
      ann: { purple: ['Reformation'] },
      bob: { yellow: ['Agriculture', 'Masonry'], hand: ['Tools'] },
      decks: { base: { 4: ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Reformation' },
      { as: 'bob', picks: ['yellow', 'yes'] },
      changes({
        ann: { hand: ['Invention'] },
        bob: { yellow: { cards: ['Agriculture', 'Masonry'], splay: 'right' }, blue: ['Tools'], hand: [] },
      }),
    ],
  },
})
