import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const whataboutism = card({
  name: 'Whataboutism',
  age: 11,
  color: 'purple',
  icons: 'shps',
  dogma: 's',
  effects: [
    {
      text: 'I demand you transfer all top cards with a demand effect from your board to my board! If any was transferred, exchange your score pile with mine!',
      *demand({ you, me }) {
        const given = yield* you.transfer(
          you.top.where(({ demands }) => demands),
          me.board,
          all,
        )
        if (given.length > 0) yield* you.exchange(you.scorePile, me.scorePile)
      },
    },
  ],
})
