import { anyNumber } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const silk = card({
  name: 'Silk',
  set: 'usee',
  age: 1,
  color: 'green',
  icons: 'cclh',
  dogma: 'c',
  effects: [
    {
      text: 'Meld a card from your hand.',
      *share({ you }) {
        yield* you.meld(you.hand)
      },
    },
    {
      text: 'You may score a card from your hand of each color on your board.',
      *share({ you }) {
        yield* you.may.score(you.hand.of(...you.colors), anyNumber, {
          title: 'You may score a card from your hand of each color on your board.',
          fits: (cards) => these(...cards).colors.length === cards.length,
        })
      },
    },
  ],
})
