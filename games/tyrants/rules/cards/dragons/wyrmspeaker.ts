import { card } from '../../vocabulary/card'

export const wyrmspeaker = card({
  name: 'Wyrmspeaker',
  set: 'dragons',
  race: 'dwarf',
  aspect: 'ambition',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 3,
  autoplay: true,
  effects: [
    {
      text: '+1 influence.',
      *play({ you }) {
        yield* you.gainInfluence(1)
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
