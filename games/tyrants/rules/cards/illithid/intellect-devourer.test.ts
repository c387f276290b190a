import { changes, scenarios } from '../../testing/scenarios'

scenarios('Intellect Devourer', {
  'gains influence': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Intellect Devourer', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Intellect Devourer' },
      {
        as: 'ann',
        offers: ['+3 influence', 'Return up to two troops or spies'],
        title: 'Intellect Devourer',
      },
      { as: 'ann', pick: '+3 influence' },
      changes({ ann: { hand: ['Noble'], played: ['Intellect Devourer'], influence: 3 } }),
    ],
  },
  'returns up to two troops or spies, white ones too (rules: tyrants 11.6 and 11.7)': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Intellect Devourer', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Intellect Devourer', 'Return up to two troops or spies'] },
      {
        as: 'ann',
        in: 'troop',
        offers: ['araum-ched, neutral', 'ched-halls a, bob'],
        title: '(optional) Choose a token to return',
      },
      { as: 'ann', picks: ['troop.araum-ched, neutral', 'spy.Ched Nasad, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Intellect Devourer'] },
        sites: { 'araum-ched': {}, 'Ched Nasad': { troops: ['ann'] } },
        bob: { spies: 5 },
      }),
    ],
  },
  'returns none if its player does not want to': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Intellect Devourer', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Intellect Devourer', 'Return up to two troops or spies', []] },
      changes({ ann: { hand: ['Noble'], played: ['Intellect Devourer'] } }),
    ],
  },
  'must return two in its house wording': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      settings: { houseCards: true },
      ann: { hand: ['Intellect Devourer', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Intellect Devourer', 'Return up to two troops or spies'] },
      {
        as: 'ann',
        in: 'troop',
        offers: ['araum-ched, neutral', 'ched-halls a, bob'],
        title: 'Choose a token to return',
      },
      { as: 'ann', picks: ['troop.ched-halls a, bob', 'spy.Ched Nasad, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Intellect Devourer'] },
        sites: { 'ched-halls a': {}, 'Ched Nasad': { troops: ['ann'], spies: [] } },
        bob: { troops: 39, spies: 5 },
      }),
    ],
  },
})
