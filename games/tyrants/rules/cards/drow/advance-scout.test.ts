import { changes, scenarios } from '../../testing/scenarios'

scenarios('Advance Scout', {
  'supplants a white troop, and no other': {
    position: {
      sites: { 'ched-halls a': { troops: ['neutral'] }, 'ched-llace a': { troops: ['bob'] } },
      ann: { hand: ['Advance Scout', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Advance Scout' },
      {
        as: 'ann',
        offers: ['araum-ched, neutral', 'ched-halls a, neutral'],
        title: 'Choose a troop to supplant',
      },
      { as: 'ann', pick: 'araum-ched, neutral' },
      changes({
        ann: { hand: ['Noble'], played: ['Advance Scout'], trophyHall: ['neutral'], troops: 38 },
        sites: { 'araum-ched': { troops: ['ann'] } },
      }),
    ],
  },
  'does nothing where there is no white troop': {
    position: {
      sites: { 'araum-ched': { troops: [] }, 'ched-llace a': { troops: ['bob'] } },
      ann: { hand: ['Advance Scout', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Advance Scout' },
      changes({ ann: { hand: ['Noble'], played: ['Advance Scout'] } }),
    ],
  },
})
