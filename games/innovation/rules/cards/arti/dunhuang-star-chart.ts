import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { plain } from '../../facts/names'

export const dunhuangStarChart = card({
  name: 'Dunhuang Star Chart',
  set: 'arti',
  age: 3,
  color: 'blue',
  icons: 'sshs',
  dogma: 's',
  effects: [
    {
      text: 'Return your whole hand. Draw a card whose value is the number of cards returned.',
      *share({ you }) {
        const returned = yield* you.return(you.hand, all)
        yield* you.draw(plain(returned.length))
      },
    },
  ],
})
