import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const combustion = card({
  name: 'Combustion',
  age: 7,
  color: 'red',
  icons: 'ccfh',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer a card from your score pile to my score pile for each top card with a {c} on my board!',
      *demand({ you, me }) {
        const coins = me.top.with('c').count
        yield* you.transfer(you.scorePile, me.scorePile, exactly(coins))
      },
    },
    {
      text: 'Return your bottom red card.',
      *share({ you }) {
        yield* you.return(you.bottomOf('red'))
      },
    },
  ],
})
