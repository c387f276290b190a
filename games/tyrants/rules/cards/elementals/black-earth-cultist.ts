import { card } from '../../vocabulary/card'

export const blackEarthCultist = card({
  name: 'Black Earth Cultist',
  set: 'elementals',
  race: 'human',
  aspect: 'ambition',
  cost: 2,
  points: 1,
  innerPoints: 2,
  copies: 4,
  autoplay: true,
  effects: [
    {
      text: 'At end of turn, promote another card played this turn.',
      *play({ you }) {
        yield* you.promoteAtEnd()
      },
    },
    {
      text: 'Ambition focus > +2 influence.',
      *play({ you }) {
        if (you.hasFocus('ambition')) yield* you.gainInfluence(2)
      },
    },
  ],
})
