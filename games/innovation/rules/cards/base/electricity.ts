import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const electricity = card({
  name: 'Electricity',
  age: 7,
  color: 'green',
  icons: 'sfhf',
  dogma: 'f',
  effects: [
    {
      text: 'Return all your top cards without a {f}. Then, for each returned card, draw an {8}.',
      *share({ you, age }) {
        const returned = yield* you.return(you.top.without('f'), all)
        yield* you.draw(age(8), returned.length)
      },
    },
  ],
})
