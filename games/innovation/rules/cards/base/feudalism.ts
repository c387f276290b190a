import { card } from '../../vocabulary/card'

export const feudalism = card({
  name: 'Feudalism',
  age: 3,
  color: 'purple',
  icons: 'hklk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you transfer a card with a {k} from your hand to my hand! If you do, unsplay your cards of its color!',
      *demand({ you, me }) {
        const transferred = yield* you.transfer(you.hand.with('k'), me.hand)
        if (transferred) yield* you.unsplay(transferred.color)
      },
    },
    {
      text: 'You may splay your yellow cards or your purple cards left.',
      *share({ you }) {
        yield* you.may.splay(['yellow', 'purple'], 'left')
      },
    },
  ],
})
