import { card } from '../../vocabulary/card'

export const garShatterkeel = card({
  name: 'Gar Shatterkeel',
  set: 'elementals',
  race: 'human',
  aspect: 'conquest',
  cost: 5,
  points: 2,
  innerPoints: 5,
  copies: 1,
  effects: [
    {
      text: 'Deploy 3 troops.',
      *play({ you }) {
        yield* you.deploy(3)
      },
    },
    {
      text: 'Recruit a conquest card that costs 4 or less without paying its cost.',
      *play({ you }) {
        yield* you.recruitFree({ maxCost: 4, aspect: 'conquest' })
      },
    },
  ],
})
