import { card } from '../../vocabulary/card'

export const clericOfLoagzed = card({
  name: 'Cleric of Loagzed',
  set: 'dragons',
  race: 'troglodyte',
  aspect: 'ambition',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: 'Move an enemy troop.',
      *play({ you }) {
        yield* you.moveTroops()
      },
    },
    {
      text: 'At end of turn, promote another card played this turn.',
      *play({ you }) {
        yield* you.promoteAtEnd()
      },
    },
  ],
})
