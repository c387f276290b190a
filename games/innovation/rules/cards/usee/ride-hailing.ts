import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const rideHailing = card({
  name: 'Ride-Hailing',
  set: 'usee',
  age: 10,
  color: 'yellow',
  icons: 'iiih',
  dogma: 'i',
  effects: [
    {
      text: 'You may splay your green cards up.',
      *share({ you }) {
        yield* you.may.splay('green', 'up')
      },
    },
    {
      text: 'Meld a top card with a {i} that is not yellow from the board of another player. If you do, self-execute it. Otherwise, draw an {11}.',
      *share({ you, age }) {
        const melded = yield* you.meld(together(...you.others.map(({ top }) => top.not('yellow').with('i'))))
        if (melded) yield* you.selfExecute(melded)
        else yield* you.draw(age(11))
      },
    },
  ],
})
