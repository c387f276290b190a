import { changes, scenarios } from '../../testing/scenarios'

scenarios('Buttonwood Agreement', {
  'scores an 8 of a chosen color and splays that color up': {
    position: {
      ann: { green: ['Buttonwood Agreement'], red: ['Oars', 'Archery'] },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Buttonwood Agreement' },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a color', count: 3 },
      { as: 'ann', pick: ['red', 'blue', 'purple'] },
      changes({ ann: { red: { cards: ['Oars', 'Archery'], splay: 'up' }, score: ['Flight'] } }),
    ],
  },
  'returns that color from the score pile and unsplays it otherwise': {
    position: {
      ann: {
        green: ['Buttonwood Agreement'],
        red: { cards: ['Oars', 'Archery'], splay: 'left' },
        score: ['Coal', 'Optics', 'Tools'],
      },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Buttonwood Agreement', ['green', 'blue', 'purple']] },
      { as: 'bob', sees: ['Flight'] },
      changes({ ann: { red: ['Oars', 'Archery'], hand: ['Flight'], score: ['Tools'] } }),
    ],
  },
  'keeps the drawn card where there is nothing to return': {
    position: { ann: { green: ['Buttonwood Agreement'] }, decks: { base: { 8: ['Flight'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Buttonwood Agreement', ['green', 'blue', 'purple']] },
      changes({ ann: { hand: ['Flight'] } }),
    ],
  },
})
