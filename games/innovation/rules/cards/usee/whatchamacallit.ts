import { HIGHEST_AGE, plain } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const whatchamacallit = card({
  name: 'Whatchamacallit',
  set: 'usee',
  age: 10,
  color: 'yellow',
  icons: 'hlfl',
  dogma: 'l',
  effects: [
    {
      text: 'For each value from 1 to 11 that now is neither the value of a top card on your board nor of a card in your score pile, in ascending order, draw and score a card of that value.',
      *share({ you }) {
        const known = [...you.top.values, ...you.scorePile.values]
        const values = Array.from({ length: HIGHEST_AGE }, (_, at) => plain(at + 1))
        for (const value of values.filter((one) => !known.includes(one))) yield* you.drawAndScore(value)
      },
    },
  ],
})
