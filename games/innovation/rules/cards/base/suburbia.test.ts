import { changes, scenarios } from '../../testing/scenarios'

scenarios('Suburbia', {
  'scores a 1 for each card tucked': {
    position: {
      ann: { yellow: ['Suburbia'], hand: ['Tools', 'Coal', 'Paper'] },
      decks: { base: { 1: ['Oars', 'Archery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Suburbia' },
      {
        as: 'ann',
        offers: ['Tools', 'Coal', 'Paper'],
        title: '(optional) Choose card(s) to tuck',
        count: [0, 3],
      },
      { as: 'ann', picks: [['Tools', 'Coal'], 'no'] },
      changes({ ann: { blue: ['Tools'], red: ['Coal'], hand: ['Paper'], score: ['Oars', 'Archery'] } }),
    ],
  },
  'scores nothing when nothing is tucked': {
    position: { ann: { yellow: ['Suburbia'], hand: ['Tools'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Suburbia', [], 'no'] }, changes()],
  },
  'junks the deck of 9': {
    position: { ann: { yellow: ['Suburbia'] }, decksExact: { base: { 9: ['Genetics', 'Composites'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Suburbia' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Junk the 9 deck?', count: 1, pick: 'yes' },
      changes({ junk: ['Genetics', 'Composites'], decksExact: { base: { 9: [] } } }),
    ],
  },
  'asks nothing with an empty hand and an empty deck': {
    position: { ann: { yellow: ['Suburbia'] }, decksExact: { base: { 9: [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Suburbia' }, changes(), { turn: 'bob' }],
  },
  'is shared with whoever has as many leaves': {
    position: {
      ann: { yellow: ['Suburbia'] },
      bob: { blue: ['Pottery'], hand: ['Tools'] },
      decks: { base: { 1: ['Oars'], 10: ['Robotics'] } },
      decksExact: { base: { 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Suburbia' },
      { as: 'bob', picks: ['Tools', 'yes'] },
      changes({
        ann: { hand: ['Robotics'] },
        bob: { blue: ['Pottery', 'Tools'], score: ['Oars'], hand: [] },
        junk: ['Genetics'],
      }),
    ],
  },
})
