import { changes, scenarios } from '../../testing/scenarios'

scenarios('Moylough Belt Shrine', {
  'lets the leader choose from the shown hand, and junks the deck of that value': {
    position: {
      ann: { yellow: ['Moylough Belt Shrine'] },
      bob: { purple: ['Mysticism'], hand: ['Oars', 'Coal'] },
      decksExact: { base: { 5: ['Physics', 'Banking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Moylough Belt Shrine' },
      { as: 'ann', offers: ['Oars', 'Coal'], count: 1, pick: 'Coal' },
      { as: 'ann', sees: ['Oars'] },
      changes({ ann: { red: ['Coal'] }, bob: { hand: ['Oars'] }, junk: ['Physics', 'Banking'] }),
    ],
  },
  'junks nothing for an empty hand': {
    position: { ann: { yellow: ['Moylough Belt Shrine'] }, bob: { purple: ['Mysticism'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Moylough Belt Shrine' }, changes(), { turn: 'bob' }],
  },
})
