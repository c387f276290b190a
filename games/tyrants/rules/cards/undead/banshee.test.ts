import { changes, scenarios } from '../../testing/scenarios'

scenarios('Banshee', {
  "gains power where another player's spy is": {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { Araumycos: { spies: ['bob'] } },
      ann: { hand: ['Banshee', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Banshee', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Banshee'], power: 3, spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['bob', 'ann'] } },
      }),
    ],
  },
  'gains nothing elsewhere': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { Araumycos: { spies: ['bob'] } },
      ann: { hand: ['Banshee', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Banshee', 'Skullport'] },
      changes({
        ann: { hand: ['Noble'], played: ['Banshee'], spies: 4 },
        sites: { Skullport: { troops: ['2 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'copes with no spy left (trap)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { spies: 0, hand: ['Banshee', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Banshee' },
      changes({ ann: { hand: ['Noble'], played: ['Banshee'] } }),
    ],
  },
})
