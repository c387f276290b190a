import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const parachute = card({
  name: 'Parachute',
  set: 'echo',
  age: 8,
  color: 'red',
  icons: 'fhii',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you transfer all cards without {i} from your hand to mine!',
      *demand({ you, me }) {
        yield* you.transfer(you.hand.without('i'), me.hand, all)
      },
    },
    {
      text: 'If Parachute was foreseen, junk all cards from all boards.',
      *share({ you, foreseen }) {
        const boards = you.everyone.map(({ allOnBoard }) => allOnBoard)
        if (foreseen) yield* you.junk(together(...boards), all)
      },
    },
  ],
})
