import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const joyBuzzer = card({
  name: 'Joy Buzzer',
  set: 'usee',
  age: 8,
  color: 'purple',
  icons: 'icih',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you exchange all cards in your hand with all the lowest cards in my hand!',
      *demand({ you, me }) {
        yield* you.exchange(you.hand, me.hand.lowest)
      },
    },
    {
      text: 'You may choose a value and score all cards of that value from your hand. If you score any, score your top purple card.',
      *share({ you }) {
        const value = yield* you.may.chooseValue()
        if (value === undefined) return
        const scored = yield* you.score(you.hand.ofValue(value), all)
        if (scored.length > 0) yield* you.score(you.topOf('purple'))
      },
    },
  ],
})
