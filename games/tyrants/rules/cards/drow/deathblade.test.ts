import { changes, scenarios } from '../../testing/scenarios'

scenarios('Deathblade', {
  'assassinates two troops, one after the other': {
    position: { sites: { 'ched-halls a': { troops: ['bob'] } }, ann: { hand: ['Deathblade', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Deathblade' },
      {
        as: 'ann',
        offers: ['araum-ched, neutral', 'ched-halls a, bob'],
        title: 'Choose a troop to assassinate',
      },
      { as: 'ann', pick: 'ched-halls a, bob' },
      changes({
        ann: { hand: ['Noble'], played: ['Deathblade'], trophyHall: ['bob', 'neutral'] },
        sites: { 'ched-halls a': {}, 'araum-ched': {} },
      }),
    ],
  },
  'stops where there is no more troop': {
    position: { ann: { hand: ['Deathblade', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Deathblade' },
      changes({
        ann: { hand: ['Noble'], played: ['Deathblade'], trophyHall: ['neutral'] },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
})
