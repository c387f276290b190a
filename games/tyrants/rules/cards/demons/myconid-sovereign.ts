import { card } from '../../vocabulary/card'

export const myconidSovereign = card({
  name: 'Myconid Sovereign',
  set: 'demons',
  race: 'myconid',
  aspect: 'ambition',
  cost: 4,
  points: 2,
  innerPoints: 5,
  copies: 2,
  effects: [
    {
      text: 'Choose an opponent: they recruit an Insane Outcast.',
      *play({ you }) {
        const opponent = yield* you.chooseOpponent(you.opponents)
        if (opponent) yield* opponent.recruitOutcasts()
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
