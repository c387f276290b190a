import { card } from '../../vocabulary/card'

export const vampireSpawn = card({
  name: 'Vampire Spawn',
  set: 'undead',
  race: 'undead',
  aspect: 'ambition',
  cost: 2,
  points: 1,
  innerPoints: 3,
  copies: 3,
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
  ],
})
