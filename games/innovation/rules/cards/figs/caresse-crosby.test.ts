import { changes, scenarios } from '../../testing/scenarios'

scenarios('Caresse Crosby', {
  'splays the color left and draws two 2, whoever activates the card': {
    position: {
      decks: { base: { '2': ['Fermenting', 'Mapmaking', 'Currency'] } },
      ann: { blue: ['Writing'] },
      bob: { yellow: ['Caresse Crosby'], blue: ['Pottery', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({
        ann: { hand: ['Currency'] },
        bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'left' }, hand: ['Fermenting', 'Mapmaking'] },
      }),
    ],
  },
  'the ruling: any player with two cards of the color, splayed left already or not': {
    position: {
      decks: { base: { '2': ['Fermenting', 'Mapmaking', 'Currency'] } },
      ann: { blue: { cards: ['Writing', 'Tools'], splay: 'left' } },
      bob: { yellow: ['Caresse Crosby'], blue: ['Pottery', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'bob', offers: ['ann', 'bob'], title: 'Choose Player', pick: 'ann' },
      changes({ ann: { hand: ['Currency'] }, bob: { hand: ['Fermenting', 'Mapmaking'] } }),
    ],
  },
  'draws where no board has two cards of the color': {
    position: {
      decks: { base: { '2': ['Fermenting', 'Mapmaking', 'Currency'] } },
      ann: { blue: ['Writing'] },
      bob: { yellow: ['Caresse Crosby'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Currency'] }, bob: { hand: ['Fermenting', 'Mapmaking'] } }),
    ],
  },
  'not a color that its owner has splayed left': {
    position: {
      decks: { base: { '2': ['Fermenting'] } },
      ann: { blue: ['Writing'] },
      bob: { yellow: ['Caresse Crosby'], blue: { cards: ['Pottery', 'Experimentation'], splay: 'left' } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Fermenting'] } })],
  },
  'wins with the fifth color': {
    position: {
      decks: { base: { '2': ['Fermenting', 'Mapmaking'] } },
      ann: { yellow: ['Agriculture'], hand: ['Oars'] },
      bob: {
        yellow: ['Caresse Crosby', 'Masonry'],
        red: { cards: ['Coal', 'Archery'], splay: 'left' },
        green: { cards: ['Sailing', 'The Wheel'], splay: 'left' },
        blue: { cards: ['Experimentation', 'Calendar'], splay: 'left' },
        purple: { cards: ['Mysticism', 'Philosophy'], splay: 'left' },
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Agriculture' }, { over: { winner: 'bob', reason: 'Caresse Crosby' } }],
  },
  'not with the fifth color of another board': {
    position: {
      decks: { base: { '2': ['Fermenting', 'Mapmaking'] } },
      ann: { yellow: ['Agriculture', 'Domestication'] },
      bob: {
        yellow: ['Caresse Crosby'],
        red: { cards: ['Coal', 'Archery'], splay: 'left' },
        green: { cards: ['The Wheel', 'Currency'], splay: 'left' },
        blue: { cards: ['Experimentation', 'Calendar'], splay: 'left' },
        purple: { cards: ['Mysticism', 'Philosophy'], splay: 'left' },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      changes({
        ann: { yellow: { cards: ['Agriculture', 'Domestication'], splay: 'left' } },
        bob: { hand: ['Fermenting', 'Mapmaking'] },
      }),
    ],
  },
  'with a karma of the acting player': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { blue: { cards: ['Writing', 'Tools'], splay: 'right' }, green: ['George Stephenson'] },
      bob: { yellow: ['Caresse Crosby'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      {
        as: 'ann',
        offers: ['George Stephenson', 'Caresse Crosby'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['George Stephenson'] },
      changes({ ann: { blue: { cards: ['Writing', 'Tools'], splay: 'up' }, hand: ['Mapmaking'] } }),
    ],
  },
})
