import { card } from '../../vocabulary/card'

export const myconidAdult = card({
  name: 'Myconid Adult',
  set: 'demons',
  race: 'myconid',
  aspect: 'ambition',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 3,
  effects: [
    {
      text: '+2 influence.',
      *play({ you }) {
        yield* you.gainInfluence(2)
      },
    },
    {
      text: 'Choose an opponent: they recruit an Insane Outcast.',
      *play({ you }) {
        const opponent = yield* you.chooseOpponent(you.opponents)
        if (opponent) yield* opponent.recruitOutcasts()
      },
    },
  ],
})
