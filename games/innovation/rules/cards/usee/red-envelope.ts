import { all, between } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const redEnvelope = card({
  name: 'Red Envelope',
  set: 'usee',
  age: 3,
  color: 'red',
  icons: 'lchc',
  dogma: 'c',
  effects: [
    {
      text: 'Choose a value of which your hand and score pile together have exactly two or three cards. Transfer those cards to the score pile of the previous player.',
      *share({ you }) {
        const both = together(you.hand, you.scorePile)
        const values = both.values.filter((value) => [2, 3].includes(both.ofValue(value).count))
        const chosen = yield* you.chooseValue(values)
        yield* you.transfer(both.ofValue(chosen), you.onRight.scorePile, all)
      },
    },
    {
      text: 'You may score exactly two or three cards from your hand.',
      *share({ you }) {
        if (you.hand.count < 2) return
        if (yield* you.may.agrees('Score exactly two or three cards from your hand?'))
          yield* you.score(you.hand, between(2, 3))
      },
    },
  ],
})
