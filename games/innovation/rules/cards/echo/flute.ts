import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const flute = card({
  name: 'Flute',
  set: 'echo',
  age: 1,
  color: 'purple',
  icons: '1mc&',
  dogma: 'c',
  echo: [
    {
      text: 'You may splay one of your colors left.',
      *share({ you }) {
        yield* you.may.splay(COLORS, 'left')
      },
    },
  ],
  effects: [
    {
      text: 'I demand you return an expansion card from your hand!',
      *demand({ you }) {
        yield* you.return(you.hand.where(({ set }) => set !== 'base'))
      },
    },
    {
      text: 'Draw and reveal an Echoes {1}. If it has a bonus, draw a {1}.',
      *share({ you, age }) {
        const drawn = yield* you.drawFrom('echo', age(1))
        yield* you.reveal(drawn)
        if (drawn && drawn.bonuses.length > 0) yield* you.draw(age(1))
      },
    },
  ],
})
