import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { higher } from '../../facts/names'

export const principia = card({
  name: 'Principia',
  set: 'arti',
  age: 5,
  color: 'blue',
  icons: 'sshs',
  dogma: 's',
  effects: [
    {
      text: 'Return all your top cards that are not blue. For each of them, in ascending order, draw and meld a card of value one higher.',
      *share({ you }) {
        const returned = yield* you.return(you.top.not('blue'), all)
        for (const { age } of returned.toSorted((one, other) => one.age - other.age)) {
          yield* you.drawAndMeld(higher(age, 1))
        }
      },
    },
  ],
})
