import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const rocketry = card({
  name: 'Rocketry',
  age: 8,
  color: 'blue',
  icons: 'iiih',
  dogma: 'i',
  effects: [
    {
      text: 'Choose an opponent. For each color on your board with an {i}, return a card from the score pile of that opponent.',
      *share({ you }) {
        const opponent = yield* you.choosePlayer(you.opponents)
        if (opponent) yield* you.return(opponent.scorePile, exactly(you.colorsWith('i').length))
      },
    },
  ],
})
