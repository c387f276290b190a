import { card } from '../../vocabulary/card'

export const necromancer = card({
  name: 'Necromancer',
  set: 'undead',
  race: 'human',
  aspect: 'ambition',
  cost: 5,
  points: 1,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      choose: 1,
      options: {
        *'+3 influence'({ you }) {
          yield* you.gainInfluence(3)
        },
        *'Promote this card, or a card from your hand or discard pile'({ you }) {
          yield* you.promoteThisOrOwn()
        },
      },
    },
  ],
})
