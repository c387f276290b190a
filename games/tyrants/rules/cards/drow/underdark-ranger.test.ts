import { changes, scenarios } from '../../testing/scenarios'

scenarios('Underdark Ranger', {
  'assassinates two white troops': {
    position: {
      sites: { 'ched-halls a': { troops: ['neutral'] }, 'ched-llace a': { troops: ['bob'] } },
      ann: { hand: ['Underdark Ranger', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Underdark Ranger' },
      {
        as: 'ann',
        offers: ['araum-ched, neutral', 'ched-halls a, neutral'],
        title: 'Choose a troop to assassinate',
      },
      { as: 'ann', pick: 'araum-ched, neutral' },
      changes({
        ann: { hand: ['Noble'], played: ['Underdark Ranger'], trophyHall: ['neutral', 'neutral'] },
        sites: { 'araum-ched': {}, 'ched-halls a': {} },
      }),
    ],
  },
  'does nothing where there is no white troop': {
    position: { sites: { 'araum-ched': { troops: [] } }, ann: { hand: ['Underdark Ranger', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Underdark Ranger' },
      changes({ ann: { hand: ['Noble'], played: ['Underdark Ranger'] } }),
    ],
  },
})
