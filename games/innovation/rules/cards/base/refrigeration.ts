import { card } from '../../vocabulary/card'
import { allBut } from '../../vocabulary/amount'

export const refrigeration = card({
  name: 'Refrigeration',
  age: 7,
  color: 'yellow',
  icons: 'hllc',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you return all cards from your hand except one!',
      *demand({ you }) {
        yield* you.return(you.hand, allBut(1))
      },
    },
    {
      text: 'You may score a card from your hand.',
      *share({ you }) {
        yield* you.may.score(you.hand)
      },
    },
  ],
})
