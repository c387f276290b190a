import { card } from '../../vocabulary/card'

export const earthElemental = card({
  name: 'Earth Elemental',
  set: 'elementals',
  race: 'elemental',
  aspect: 'ambition',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      text: '+1 influence.',
      *play({ you }) {
        yield* you.gainInfluence(1)
      },
    },
    {
      text: "Return another player's troop or spy.",
      *play({ you }) {
        yield* you.returnEnemy()
      },
    },
    {
      text: 'Ambition focus > Draw a card.',
      *play({ you }) {
        if (you.hasFocus('ambition')) yield* you.draw()
      },
    },
  ],
})
