import { changes, scenarios } from '../../testing/scenarios'

scenarios('Hansen Writing Ball', {
  'draws four 7s, melds a blue card and gives the whole hand away': {
    position: {
      ann: { green: ['Hansen Writing Ball'] },
      bob: { red: ['Fission'], hand: ['Oars'] },
      decks: {
        base: {
          7: ['Evolution', 'Combustion', 'Publications', 'Sanitation', 'Bicycle', 'Railroad', 'Lighting'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hansen Writing Ball' },
      { as: 'bob', offers: ['Evolution', 'Publications'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'bob', pick: ['Publications'] },
      changes({
        ann: { hand: ['Oars', 'Evolution', 'Combustion', 'Sanitation', 'Railroad', 'Lighting'] },
        bob: { blue: ['Publications'], hand: ['Bicycle'] },
      }),
    ],
  },
  'gives the hand away without a blue card, too': {
    position: {
      ann: { green: ['Hansen Writing Ball'] },
      bob: { red: ['Fission'] },
      decks: {
        base: {
          7: ['Explosives', 'Combustion', 'Refrigeration', 'Sanitation', 'Bicycle', 'Railroad', 'Lighting'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hansen Writing Ball' },
      changes({
        ann: { hand: ['Explosives', 'Combustion', 'Refrigeration', 'Sanitation', 'Railroad', 'Lighting'] },
        bob: { hand: ['Bicycle'] },
      }),
    ],
  },
  'tucks cards without a clock until one has it': {
    position: {
      ann: { green: ['Hansen Writing Ball'] },
      decks: { base: { 7: ['Sanitation', 'Electricity', 'Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hansen Writing Ball' },
      { as: 'bob', sees: ['Bicycle'] },
      changes({
        ann: { green: ['Hansen Writing Ball', 'Electricity'], yellow: ['Sanitation'], hand: ['Bicycle'] },
      }),
    ],
  },
})
