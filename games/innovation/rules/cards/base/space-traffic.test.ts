import { changes, scenarios } from '../../testing/scenarios'

scenarios('Space Traffic', {
  'loses where the tucked card comes directly under an 11': {
    position: { ann: { green: ['Space Traffic'] }, decks: { base: { 11: ['Hypersonics'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Space Traffic' }, { over: { winner: 'bob', reason: 'Space Traffic' } }],
  },
  'otherwise scores all beneath the top five of its color and splays it aslant': {
    position: {
      ann: {
        green: ['Space Traffic'],
        red: ['Coal', 'Archery', 'Oars', 'Gunpowder', 'Fission', 'Metalworking'],
      },
      bob: { score: ['Fusion', 'Tools'] },
      decks: { base: { 11: ['Astrogeology'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Space Traffic' },
      changes({
        ann: {
          red: { cards: ['Coal', 'Archery', 'Oars', 'Gunpowder', 'Fission'], splay: 'aslant' },
          score: ['Metalworking', 'Astrogeology'],
        },
      }),
      { turn: 'bob' },
    ],
  },
  'repeats until nobody has a higher score': {
    position: {
      ann: {
        green: ['Space Traffic'],
        yellow: ['Canning', 'Agriculture', 'Masonry', 'Fermenting', 'Canal Building'],
      },
      bob: { score: ['Computers'] },
      decks: { base: { 11: ['Fusion', 'Reclamation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Space Traffic' },
      changes({
        ann: {
          red: ['Fusion'],
          yellow: {
            cards: ['Canning', 'Agriculture', 'Masonry', 'Fermenting', 'Canal Building'],
            splay: 'aslant',
          },
          score: ['Reclamation'],
        },
      }),
    ],
  },
  'may lose by the repetition': {
    position: {
      ann: { green: ['Space Traffic'] },
      bob: { score: ['Computers'] },
      decks: { base: { 11: ['Fusion', 'Astrogeology'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Space Traffic' }, { over: { winner: 'bob', reason: 'Space Traffic' } }],
  },
  'repeats for the higher score of a team-mate, too': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { green: ['Space Traffic'] },
      cat: { score: ['Tools'] },
      decks: { base: { 11: ['Fusion', 'Astrogeology'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Space Traffic' },
      changes({ ann: { red: ['Fusion', 'Astrogeology'] } }),
      { turn: 'bob' },
    ],
  },
  'only the card directly above decides': {
    position: { ann: { green: ['Space Traffic', 'Sailing'] }, decks: { base: { 11: ['Hypersonics'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Space Traffic' },
      changes({ ann: { green: { cards: ['Space Traffic', 'Sailing', 'Hypersonics'], splay: 'aslant' } } }),
    ],
  },
  'among three the loser is out and the game goes on': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['Space Traffic'] },
      decks: { base: { 11: ['Hypersonics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Space Traffic' },
      changes({ ann: { green: ['Space Traffic', 'Hypersonics'] } }),
      { turn: 'bob' },
    ],
  },
  'is shared by whoever has as many coins': {
    position: {
      ann: { green: ['Space Traffic'] },
      bob: { green: ['Sailing'] },
      decks: { base: { 11: ['Fusion', 'Solar Sailing', 'Astrogeology'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Space Traffic' },
      changes({ ann: { blue: ['Solar Sailing'], hand: ['Astrogeology'] }, bob: { red: ['Fusion'] } }),
    ],
  },
  'loses under the lowest card of a higher stack, too, and scores and splays nothing then': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: {
        green: ['Space Traffic'],
        red: ['Coal', 'Oars', 'Archery', 'Gunpowder', 'Metalworking', 'Fusion'],
      },
      bob: { score: ['Computers'] },
      decks: { base: { 11: ['Astrogeology'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Space Traffic' },
      changes({
        ann: { red: ['Coal', 'Oars', 'Archery', 'Gunpowder', 'Metalworking', 'Fusion', 'Astrogeology'] },
      }),
      { turn: 'bob' },
    ],
  },
})
