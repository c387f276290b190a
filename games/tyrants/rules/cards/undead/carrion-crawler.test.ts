import { changes, scenarios } from '../../testing/scenarios'

scenarios('Carrion Crawler', {
  'gains power, devours a card of the market and takes its place': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Carrion Crawler', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Carrion Crawler' },
      { as: 'ann', offers: ['Deathblade', 'Advocate'], title: 'Choose a market card to devour', count: 1 },
      { as: 'ann', pick: 'Advocate' },
      changes({
        ann: { hand: ['Noble'], power: 3 },
        market: ['Deathblade', 'Carrion Crawler'],
        devoured: ['Advocate'],
        marketDeck: ['Blackguard'],
      }),
    ],
  },
  'copes with an empty market (trap)': {
    position: {
      expansions: ['drow', 'undead'],
      market: [],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Carrion Crawler', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Carrion Crawler' },
      changes({ ann: { hand: ['Noble'], played: ['Carrion Crawler'], power: 3 } }),
    ],
  },
})
