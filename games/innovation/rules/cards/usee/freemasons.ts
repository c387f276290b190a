import { anyNumber } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const freemasons = card({
  name: 'Freemasons',
  set: 'usee',
  age: 3,
  color: 'yellow',
  icons: 'chck',
  dogma: 'c',
  effects: [
    {
      text: 'You may tuck a card of each color from your hand. If you tuck a yellow card or one that is not of the base set, draw two {3}.',
      *share({ you, age }) {
        const tucked = yield* you.may.tuck(you.hand, anyNumber, {
          title: 'Choose up to one card of each color',
          fits: (cards) => these(...cards).colors.length === cards.length,
        })
        if (tucked.some(({ color, set }) => color === 'yellow' || set !== 'base')) yield* you.draw(age(3), 2)
      },
    },
    {
      text: 'You may splay your yellow or blue cards left.',
      *share({ you }) {
        yield* you.may.splay(['yellow', 'blue'], 'left')
      },
    },
  ],
})
