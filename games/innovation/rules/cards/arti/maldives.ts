import { card } from '../../vocabulary/card'
import { allBut } from '../../vocabulary/amount'

export const maldives = card({
  name: 'Maldives',
  set: 'arti',
  age: 10,
  color: 'red',
  icons: 'ihii',
  dogma: 'i',
  effects: [
    {
      text: 'I compel you to return all cards from your hand except two! Return all cards from your score pile except two!',
      *compel({ you }) {
        yield* you.return(you.hand, allBut(2))
        yield* you.return(you.scorePile, allBut(2))
      },
    },
    {
      text: 'Return all cards from your score pile except four.',
      *share({ you }) {
        yield* you.return(you.scorePile, allBut(4))
      },
    },
  ],
})
