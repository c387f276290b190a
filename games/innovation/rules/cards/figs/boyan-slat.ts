import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const boyanSlat = card({
  name: 'Boyan Slat',
  set: 'figs',
  age: 11,
  color: 'green',
  icons: 'shps',
  dogma: 's',
  karma: [
    {
      text: 'If you would draw a card, first choose a value and return all cards of that value from all score piles. If you return exactly one, achieve it, regardless of eligibility.',
      would: 'draw',
      *first({ you }) {
        const value = yield* you.chooseValue()
        const piles = together(...you.everyone.map(({ scorePile }) => scorePile))
        const returned = yield* you.return(piles.ofValue(value), all)
        if (returned.length === 1) yield* you.achieve(returned[0], 'regardless')
      },
    },
  ],
  effects: [],
})
