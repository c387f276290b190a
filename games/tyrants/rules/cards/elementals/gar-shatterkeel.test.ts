import { changes, scenarios } from '../../testing/scenarios'

scenarios('Gar Shatterkeel', {
  'deploys three troops and recruits a conquest card of four or less': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Underdark Ranger', 'Deathblade', 'Mercenary Squad'],
      ann: { hand: ['Gar Shatterkeel', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Gar Shatterkeel', 'Ched Nasad', 'Ched Nasad', 'Ched Nasad'] },
      { as: 'ann', offers: ['Mercenary Squad', 'Underdark Ranger'], title: 'Choose cards to recruit' },
      { as: 'ann', pick: 'Underdark Ranger' },
      changes({
        ann: { hand: ['Noble'], played: ['Gar Shatterkeel'], troops: 36, discard: ['Underdark Ranger'] },
        sites: { 'Ched Nasad': { troops: ['4 x ann'], totalControl: 'ann' } },
      }),
    ],
  },
  'recruits nothing where none is for sale': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { troops: 0, hand: ['Gar Shatterkeel', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Gar Shatterkeel' },
      changes({ ann: { hand: ['Noble'], played: ['Gar Shatterkeel'] } }),
    ],
  },
})
