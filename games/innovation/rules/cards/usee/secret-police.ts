import { anyNumber } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'
import { repeat } from '../../vocabulary/effect'

export const secretPolice = card({
  name: 'Secret Police',
  set: 'usee',
  age: 3,
  color: 'yellow',
  icons: 'kkkh',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you tuck a card from your hand, then return your top card of its color! If you do, repeat this effect! Otherwise, draw a {3}!',
      *demand({ you, age }) {
        const tucked = yield* you.tuck(you.hand)
        const returned = tucked && (yield* you.return(you.topOf(tucked.color)))
        if (!returned) yield* you.draw(age(3))
        return returned ? repeat : undefined
      },
    },
    {
      text: 'You may tuck any number of cards of one color from your hand.',
      *share({ you }) {
        yield* you.may.tuck(you.hand, anyNumber, {
          title: 'Tuck any number of cards of the same color',
          fits: (cards) => these(...cards).colors.length <= 1,
        })
      },
    },
  ],
})
