import { card } from '../../vocabulary/card'

export const doppelganger = card({
  name: 'Doppelganger',
  set: 'drow',
  race: 'doppelganger',
  aspect: 'malice',
  cost: 5,
  points: 3,
  innerPoints: 5,
  copies: 2,
  effects: [
    {
      text: 'Supplant a troop.',
      *play({ you }) {
        yield* you.supplant()
      },
    },
  ],
})
