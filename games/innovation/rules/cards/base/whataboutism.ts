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
      text: 'I demand you transfer your top card of each color that has a demand effect to my board! If you transfer any, exchange all cards of your score pile with all of mine!',
      *demand({ you, me }) {
        const transferred = yield* you.transfer(
          you.top.where(({ demands }) => demands),
          me.board,
          all,
        )
        if (transferred.length > 0) yield* you.exchange(you.scorePile, me.scorePile)
      },
    },
  ],
})
