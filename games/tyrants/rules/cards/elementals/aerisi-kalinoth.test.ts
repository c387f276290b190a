import { changes, scenarios } from '../../testing/scenarios'

scenarios('Aerisi Kalinoth', {
  'gains power, places a spy and recruits a guile card of four or less': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Spellspinner', 'Spy Master', 'Information Broker'],
      ann: { hand: ['Aerisi Kalinoth', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Aerisi Kalinoth', 'Araumycos'] },
      { as: 'ann', offers: ['Spellspinner', 'Spy Master'], title: 'Choose cards to recruit' },
      { as: 'ann', pick: 'Spellspinner' },
      changes({
        ann: { hand: ['Noble'], played: ['Aerisi Kalinoth'], power: 1, spies: 4, discard: ['Spellspinner'] },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'only gains power without a spy left and a card for sale': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { spies: 0, hand: ['Aerisi Kalinoth', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Aerisi Kalinoth' },
      changes({ ann: { hand: ['Noble'], played: ['Aerisi Kalinoth'], power: 1 } }),
    ],
  },
})
