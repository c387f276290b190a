import { card } from '../../vocabulary/card'

export const deathKnight = card({
  name: 'Death Knight',
  set: 'undead',
  race: 'undead',
  aspect: 'malice',
  cost: 6,
  points: 3,
  innerPoints: 7,
  copies: 1,
  effects: [
    {
      text: 'Supplant a troop.',
      *play({ you }) {
        yield* you.supplant()
      },
    },
    {
      text: '+1 VP for every 5 player troops in your trophy hall.',
      *play({ you }) {
        yield* you.gainPoints(Math.floor(you.playerTrophies / 5))
      },
    },
  ],
})
