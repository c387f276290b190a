import { changes, scenarios } from '../../testing/scenarios'

const allLeft = {
  red: { cards: ['Archery', 'Oars'], splay: 'left' },
  yellow: { cards: ['Agriculture', 'Masonry'], splay: 'left' },
  green: { cards: ['Invention', 'Sailing'], splay: 'up' },
  blue: { cards: ['Tools', 'Pottery'], splay: 'left' },
}
const purple = { cards: ['Mysticism', 'City States'], splay: 'left' }

scenarios('Invention', {
  'turns a color from left to right and scores a 4': {
    position: {
      ann: {
        green: ['Invention', 'Sailing'],
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        yellow: { cards: ['Agriculture', 'Masonry'], splay: 'left' },
        blue: { cards: ['Tools', 'Pottery'], splay: 'up' },
      },
      decks: { base: { 4: ['Gunpowder'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Invention' },
      {
        as: 'ann',
        offers: ['red', 'yellow'],
        title: '(optional) Choose a color to splay right',
        count: [0, 1],
      },
      { as: 'ann', pick: ['red'] },
      changes({ ann: { red: { cards: ['Archery', 'Oars'], splay: 'right' }, score: ['Gunpowder'] } }),
      { turn: 'bob' },
    ],
  },
  'scores nothing when no color is turned; five splayed colors claim Wonder': {
    position: { ann: { ...allLeft, purple } },
    steps: [
      { as: 'ann', picks: ['Dogma.Invention', []] },
      { becomes: { ann: { ...allLeft, purple, achievements: ['Wonder'] } } },
    ],
  },
  'four splayed colors claim nothing': {
    position: { ann: { ...allLeft, purple: purple.cards } },
    steps: [
      { as: 'ann', picks: ['Dogma.Invention', []] },
      { becomes: { ann: { ...allLeft, purple: purple.cards } } },
    ],
  },
  'claims no Wonder that is gone': {
    position: { ann: { ...allLeft, purple }, bob: { achievements: ['Wonder'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Invention', []] },
      { becomes: { ann: { ...allLeft, purple }, bob: { achievements: ['Wonder'] } } },
    ],
  },
  'offers no color that is not splayed left': {
    position: { ann: { green: ['Invention', 'Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Invention' }, changes(), { turn: 'bob' }],
  },
  'shares with whoever has as many lightbulbs': {
    position: {
      ann: { green: ['Invention'] },
      bob: { blue: ['Atomic Theory'], red: { cards: ['Archery', 'Oars'], splay: 'left' } },
      decks: { base: { 4: ['Gunpowder', 'Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Invention' },
      { as: 'bob', pick: ['red'] },
      changes({
        ann: { hand: ['Anatomy'] },
        bob: { red: { cards: ['Archery', 'Oars'], splay: 'right' }, score: ['Gunpowder'] },
      }),
    ],
  },
})
