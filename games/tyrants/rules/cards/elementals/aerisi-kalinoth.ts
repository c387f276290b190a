import { card } from '../../vocabulary/card'

export const aerisiKalinoth = card({
  name: 'Aerisi Kalinoth',
  set: 'elementals',
  race: 'elf',
  aspect: 'guile',
  cost: 5,
  points: 2,
  innerPoints: 5,
  copies: 1,
  effects: [
    {
      text: '+1 power.',
      *play({ you }) {
        yield* you.gainPower(1)
      },
    },
    {
      text: 'Place a spy.',
      *play({ you }) {
        yield* you.placeSpy()
      },
    },
    {
      text: 'Recruit a guile card that costs 4 or less without paying its cost.',
      *play({ you }) {
        yield* you.recruitFree({ maxCost: 4, aspect: 'guile' })
      },
    },
  ],
})
