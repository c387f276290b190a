import { changes, scenarios } from '../../testing/scenarios'

scenarios('Doppelganger', {
  'supplants a troop': {
    position: { sites: { 'ched-halls a': { troops: ['bob'] } }, ann: { hand: ['Doppelganger', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Doppelganger' },
      {
        as: 'ann',
        offers: ['araum-ched, neutral', 'ched-halls a, bob'],
        title: 'Choose a troop to supplant',
      },
      { as: 'ann', pick: 'ched-halls a, bob' },
      changes({
        ann: { hand: ['Noble'], played: ['Doppelganger'], trophyHall: ['bob'], troops: 38 },
        sites: { 'ched-halls a': { troops: ['ann'] } },
      }),
    ],
  },
  'does nothing with an empty barracks, not even the assassination': {
    position: {
      ann: { troops: 0, hand: ['Doppelganger', 'Noble'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Doppelganger' },
      changes({ ann: { hand: ['Noble'], played: ['Doppelganger'] } }),
    ],
  },
  'does nothing where there is no troop': {
    position: { sites: { 'araum-ched': { troops: [] } }, ann: { hand: ['Doppelganger', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Doppelganger' },
      changes({ ann: { hand: ['Noble'], played: ['Doppelganger'] } }),
    ],
  },
})
