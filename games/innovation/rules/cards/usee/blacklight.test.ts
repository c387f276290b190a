import { changes, scenarios } from '../../testing/scenarios'

scenarios('Blacklight', {
  'unsplays a color': {
    position: { ann: { blue: ['Blacklight'], red: { cards: ['Archery', 'Oars'], splay: 'left' } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Blacklight' },
      { as: 'ann', offers: ['Unsplay', 'Splay up and draw'], count: 1 },
      { as: 'ann', offers: ['red'], in: 'Unsplay' },
      { as: 'ann', offers: ['yellow', 'green', 'blue', 'purple'], in: 'Splay up and draw' },
      { as: 'ann', pick: 'Unsplay.red' },
      changes({ ann: { red: ['Archery', 'Oars'] } }),
    ],
  },
  'splays a color up and draws a 9': {
    position: {
      ann: { blue: ['Blacklight'], green: ['Sailing', 'Paper'] },
      decks: { base: { 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Blacklight', 'Splay up and draw.green'] },
      changes({ ann: { green: { cards: ['Sailing', 'Paper'], splay: 'up' }, hand: ['Genetics'] } }),
    ],
  },
  'draws for a color with too few cards, too': {
    position: { ann: { blue: ['Blacklight'] }, decks: { base: { 9: ['Genetics'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Blacklight', 'Splay up and draw.yellow'] },
      changes({ ann: { hand: ['Genetics'] } }),
    ],
  },
})
