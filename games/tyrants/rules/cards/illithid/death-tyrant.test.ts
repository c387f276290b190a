import { changes, scenarios } from '../../testing/scenarios'

scenarios('Death Tyrant', {
  'assassinates up to three troops at one site, and gains influence for each': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: {
        'Ched Nasad': { troops: ['ann', 'bob', 'bob', 'neutral'] },
        'ched-halls a': { troops: ['bob'] },
        'Chasmleap Bridge': { troops: [] },
      },
      ann: { hand: ['Death Tyrant', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Death Tyrant' },
      {
        as: 'ann',
        offers: ['Ched Nasad, bob', 'Ched Nasad, bob', 'Ched Nasad, neutral'],
        title: '(optional) Choose up to three troops to assassinate',
        count: [0, 3],
      },
      { as: 'ann', pick: ['Ched Nasad, bob', 'Ched Nasad, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Death Tyrant'], influence: 2, trophyHall: ['bob', 'bob'] },
        sites: { 'Ched Nasad': { troops: ['ann', 'neutral'] } },
      }),
    ],
  },
  'asks which site, path spaces apart (rules: tyrants 11.12)': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: {
        'Ched Nasad': { troops: ['ann', 'bob', 'bob', 'neutral'] },
        'ched-halls a': { troops: ['bob'] },
        'Chasmleap Bridge': { troops: [] },
        Everfire: { troops: ['ann', 'bob'] },
      },
      ann: { hand: ['Death Tyrant', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Death Tyrant' },
      { as: 'ann', offers: ['Ched Nasad', 'Everfire'], title: 'Choose a location', count: 1 },
      { as: 'ann', picks: ['Everfire', []] },
      changes({ ann: { hand: ['Noble'], played: ['Death Tyrant'] } }),
    ],
  },
  'copes with no troop in reach (trap)': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Death Tyrant', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Death Tyrant' },
      changes({ ann: { hand: ['Noble'], played: ['Death Tyrant'] } }),
    ],
  },
  'copes with no presence (trap)': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: { 'Ched Nasad': { troops: [] } },
      ann: { hand: ['Death Tyrant', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Death Tyrant' },
      changes({ ann: { hand: ['Noble'], played: ['Death Tyrant'] } }),
    ],
  },
})
