import { card } from '../../vocabulary/card'

export const compass = card({
  name: 'Compass',
  age: 3,
  color: 'green',
  icons: 'hccl',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer one of your top cards with a {l}, but no green one, to my board! Then meld one of my top cards without a {l}!',
      *demand({ you, me }) {
        yield* you.transfer(you.top.with('l').not('green'), me.board)
        yield* you.meld(me.top.without('l'))
      },
    },
  ],
})
