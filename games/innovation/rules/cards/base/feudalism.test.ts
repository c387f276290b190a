import { changes, scenarios } from '../../testing/scenarios'

scenarios('Feudalism', {
  'takes a card with a castle from the hand and unsplays that color of its owner': {
    position: {
      ann: { purple: ['Feudalism'] },
      bob: {
        red: { cards: ['Coal', 'Gunpowder'], splay: 'right' },
        green: { cards: ['Sailing', 'Paper'], splay: 'right' },
        hand: ['Archery', 'The Wheel', 'Pottery'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Feudalism' },
      { as: 'bob', offers: ['Archery', 'The Wheel'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['The Wheel'] },
      changes({
        ann: { hand: ['The Wheel'] },
        bob: { green: ['Sailing', 'Paper'], hand: ['Archery', 'Pottery'] },
      }),
    ],
  },
  'unsplays nothing when no castle is in the hand': {
    position: {
      ann: { purple: ['Feudalism'] },
      bob: { green: { cards: ['Sailing', 'Paper'], splay: 'right' }, hand: ['Clothing'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Feudalism' }, changes()],
  },
  'splays yellow or purple left': {
    position: {
      ann: {
        purple: ['Feudalism', 'Mysticism'],
        yellow: ['Masonry', 'Agriculture'],
        red: ['Oars', 'Archery'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Feudalism' },
      {
        as: 'ann',
        offers: ['yellow', 'purple'],
        title: '(optional) Choose a color to splay left',
        count: [0, 1],
      },
      { as: 'ann', pick: ['yellow'] },
      changes({ ann: { yellow: { cards: ['Masonry', 'Agriculture'], splay: 'left' } } }),
    ],
  },
  'may leave both as they are': {
    position: { ann: { purple: ['Feudalism', 'Mysticism'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Feudalism' }, { as: 'ann', pick: [] }, changes()],
  },
  'demands nothing of a sharer, who may splay as well': {
    position: {
      ann: { purple: ['Feudalism'] },
      bob: { yellow: ['Masonry', 'Agriculture'], hand: ['Archery'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Feudalism' },
      { as: 'bob', pick: ['yellow'] },
      changes({
        ann: { hand: ['Paper'] },
        bob: { yellow: { cards: ['Masonry', 'Agriculture'], splay: 'left' } },
      }),
    ],
  },
})
