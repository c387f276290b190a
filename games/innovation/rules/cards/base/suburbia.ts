import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'

export const suburbia = card({
  name: 'Suburbia',
  age: 9,
  color: 'yellow',
  icons: 'hcll',
  dogma: 'l',
  effects: [
    {
      text: 'You may tuck any number of cards from your hand. For each tucked card, draw and score a {1}.',
      *share({ you, age }) {
        const tucked = yield* you.may.tuck(you.hand, anyNumber)
        yield* you.drawAndScore(age(1), tucked.length)
      },
    },
    {
      text: 'You may junk all cards in the {9} deck.',
      *share({ you, age }) {
        yield* you.may.junkDeck(age(9))
      },
    },
  ],
})
