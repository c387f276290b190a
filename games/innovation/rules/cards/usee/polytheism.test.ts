import { changes, scenarios } from '../../testing/scenarios'

scenarios('Polytheism', {
  'melds cards that share no icon with those before': {
    position: {
      ann: { purple: ['Polytheism'], hand: ['Archery', 'Agriculture', 'Sailing', 'Clothing'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Polytheism' },
      {
        as: 'ann',
        offers: ['Archery', 'Agriculture', 'Sailing', 'Clothing'],
        title: 'Choose card(s) to meld',
        count: 1,
      },
      { as: 'ann', pick: ['Archery'] },
      { as: 'ann', offers: ['Agriculture', 'Sailing', 'Clothing'], pick: 'Agriculture' },
      changes({ ann: { hand: ['Sailing', 'Clothing'], red: ['Archery', 'Oars'], yellow: ['Agriculture'] } }),
    ],
  },
  'each player goes by own melds alone': {
    position: {
      ann: { purple: ['Polytheism'], hand: ['Writing'] },
      bob: { purple: ['Philosophy'], hand: ['Tools'] },
      decks: { base: { 1: ['Oars', 'Archery', 'Metalworking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Polytheism' },
      changes({
        ann: { hand: ['Metalworking'], blue: ['Writing'], red: ['Archery'] },
        bob: { blue: ['Tools'], red: ['Oars'], hand: [] },
      }),
    ],
  },
  'hexes, bonuses and echo marks are not icons': {
    position: {
      ann: { purple: ['Polytheism'], hand: ['Perfume', 'Dice'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Polytheism', 'Perfume'] },
      changes({ ann: { blue: ['Dice', 'Perfume'], red: ['Oars'], hand: [] } }),
    ],
  },
  'only tucks with an empty hand': {
    position: { ann: { purple: ['Polytheism'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Polytheism' }, changes({ ann: { red: ['Oars'] } })],
  },
})
