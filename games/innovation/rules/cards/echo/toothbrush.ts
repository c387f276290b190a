import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { COLORS } from '../../facts/names'

export const toothbrush = card({
  name: 'Toothbrush',
  set: 'echo',
  age: 2,
  color: 'yellow',
  icons: '2&hl',
  dogma: 'l',
  echo: [
    {
      text: 'Choose a value and tuck all cards of that value from your hand.',
      *share({ you }) {
        const value = yield* you.chooseValue(you.hand.values)
        yield* you.tuck(you.hand.ofValue(value), all)
      },
    },
  ],
  effects: [
    {
      text: 'You may splay one of your colors left.',
      *share({ you }) {
        yield* you.may.splay(COLORS, 'left')
      },
    },
    {
      text: 'You may junk all cards in the {2} deck. If you do, achieve the highest card in the junk, if eligible.',
      *share({ you, age }) {
        if (yield* you.may.junkDeck(age(2))) yield* you.achieve(you.junkPile.highest, 'ifEligible')
      },
    },
  ],
})
