import { changes, scenarios } from '../../testing/scenarios'

scenarios('Flesh Golem', {
  'gains power and may be devoured for a troop': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Flesh Golem', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Flesh Golem' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Devour this card > Assassinate a troop', pick: 'yes' },
      changes({
        ann: { hand: ['Noble'], power: 2, trophyHall: ['neutral'] },
        devoured: ['Flesh Golem'],
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'stays if its player does not want that': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Flesh Golem', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Flesh Golem', 'no'] },
      changes({ ann: { hand: ['Noble'], played: ['Flesh Golem'], power: 2 } }),
    ],
  },
  'is devoured for nothing where no troop is in reach': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Flesh Golem', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Flesh Golem', 'yes'] },
      changes({ ann: { hand: ['Noble'], power: 2 }, devoured: ['Flesh Golem'] }),
    ],
  },
})
