import { card } from '../../vocabulary/card'

export const gibberingMouther = card({
  name: 'Gibbering Mouther',
  set: 'demons',
  race: 'aberration',
  aspect: 'conquest',
  cost: 2,
  points: 1,
  innerPoints: 3,
  copies: 3,
  effects: [
    {
      text: 'Deploy 2 troops, then choose an opponent with a troop adjacent to at least one of them: they recruit an Insane Outcast.',
      *play({ you }) {
        const places = yield* you.deploy(2)
        const near = you.opponents.filter((opponent) => opponent.hasTroopNear(places))
        const opponent = yield* you.chooseOpponent(near)
        if (opponent) yield* opponent.recruitOutcasts()
      },
    },
  ],
})
