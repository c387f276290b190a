import { card } from '../../vocabulary/card'
import { all, exactly } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const hypersonics = card({
  name: 'Hypersonics',
  age: 11,
  color: 'green',
  icons: 'iilh',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you return exactly two top cards of one value from your board! If you do, return all cards of that value or lower from your hand and your score pile!',
      *demand({ you }) {
        const paired = you.top.values.filter((one) => you.top.ofValue(one).count >= 2)
        const value = yield* you.chooseValue(paired)
        if (value === undefined) return
        const returned = yield* you.return(you.top.ofValue(value), exactly(2))
        if (returned.length < 2) return
        yield* you.return(
          together(you.hand, you.scorePile).where(({ age }) => age <= value),
          all,
        )
      },
    },
  ],
})
