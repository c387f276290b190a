import { all, exactly } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const buriedTreasure = card({
  name: 'Buried Treasure',
  set: 'usee',
  age: 5,
  color: 'green',
  icons: 'cchc',
  dogma: 'c',
  effects: [
    {
      text: 'Choose an odd value. Transfer all cards of that value from all score piles to the available achievements. If you transfer four or more, draw and safeguard a card of that value, and score three available standard achievements.',
      *share({ you }) {
        const value = yield* you.chooseValue([1, 3, 5, 7, 9, 11])
        if (value === undefined) return
        const treasure = together(...you.everyone.map(({ scorePile }) => scorePile.ofValue(value)))
        const transferred = yield* you.transfer(treasure, you.available, all)
        if (transferred.length < 4) return
        yield* you.drawAndSafeguard(value)
        yield* you.score(you.available, exactly(3))
      },
    },
  ],
})
