import { card } from '../../vocabulary/card'

export const codeOfLaws = card({
  name: 'Code of Laws',
  age: 1,
  color: 'purple',
  icons: 'hccl',
  dogma: 'c',
  effects: [
    {
      text: 'You may tuck a card from your hand of a color that is on your board. If you do, you may splay that color left.',
      *share({ you }) {
        const tucked = yield* you.may.tuck(you.hand.of(...you.colors))
        if (tucked) yield* you.may.splay(tucked.color, 'left')
      },
    },
  ],
})
