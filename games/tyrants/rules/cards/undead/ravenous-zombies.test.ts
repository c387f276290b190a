import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ravenous Zombies', {
  'gains power and assassinates a white troop': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Ravenous Zombies', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ravenous Zombies' },
      changes({
        ann: { hand: ['Noble'], played: ['Ravenous Zombies'], power: 1, trophyHall: ['neutral'] },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'only gains power where there is none': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Ravenous Zombies', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ravenous Zombies' },
      changes({ ann: { hand: ['Noble'], played: ['Ravenous Zombies'], power: 1 } }),
    ],
  },
})
