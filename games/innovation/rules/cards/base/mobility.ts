import { card } from '../../vocabulary/card'
import { highest } from '../../vocabulary/amount'

export const mobility = card({
  name: 'Mobility',
  age: 8,
  color: 'red',
  icons: 'hfif',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you transfer the two highest of your top cards that are not red and have no {f} from your board to my score pile! If you transfer any, draw an {8}!',
      *demand({ you, me, age }) {
        const transferred = yield* you.transfer(you.top.not('red').without('f'), me.scorePile, highest(2))
        if (transferred.length > 0) yield* you.draw(age(8))
      },
    },
  ],
})
