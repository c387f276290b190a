import { card } from '../../vocabulary/card'

export const vanifer = card({
  name: 'Vanifer',
  set: 'elementals',
  race: 'tiefling',
  aspect: 'malice',
  cost: 5,
  points: 2,
  innerPoints: 5,
  copies: 1,
  effects: [
    {
      text: 'Assassinate a troop.',
      *play({ you }) {
        yield* you.assassinate()
      },
    },
    {
      text: 'Recruit a malice card that costs 4 or less without paying its cost.',
      *play({ you }) {
        yield* you.recruitFree({ maxCost: 4, aspect: 'malice' })
      },
    },
  ],
})
