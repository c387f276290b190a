import { changes, scenarios } from '../../testing/scenarios'

scenarios('Roundhay Garden Scene', {
  'melds the highest scored card, scores two of its value and self-executes it': {
    position: {
      ann: {
        purple: ['Roundhay Garden Scene'],
        score: ['Refrigeration', 'Explosives', 'Oars'],
        hand: ['Tools'],
      },
      decks: { base: { 7: ['Sanitation', 'Combustion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Roundhay Garden Scene' },
      { as: 'ann', offers: ['Refrigeration', 'Explosives'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['Refrigeration'] },
      { as: 'ann', offers: ['Tools'], title: '(optional) Choose card(s) to score', pick: 'Tools' },
      changes({
        ann: {
          yellow: ['Refrigeration'],
          score: ['Explosives', 'Oars', 'Sanitation', 'Combustion', 'Tools'],
          hand: [],
        },
      }),
    ],
  },
  'without a scored card it scores two of the lowest value': {
    position: { ann: { purple: ['Roundhay Garden Scene'] }, decks: { base: { 1: ['Tools', 'Oars'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Roundhay Garden Scene' },
      changes({ ann: { score: ['Tools', 'Oars'] } }),
    ],
  },
})
