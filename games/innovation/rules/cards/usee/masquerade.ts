import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const masquerade = card({
  name: 'Masquerade',
  set: 'usee',
  age: 3,
  color: 'purple',
  icons: 'cchk',
  dogma: 'c',
  effects: [
    {
      text: 'Safeguard an available achievement of value equal to the number of cards in your hand. If you do, return all cards of that value from your hand. If you return a {4}, claim the Anonymity achievement.',
      *share({ you, age }) {
        const secret = yield* you.safeguardOfValue(you.hand.count)
        if (!secret) return
        const returned = yield* you.return(you.hand.ofValue(secret.age), all)
        if (these(...returned).values.includes(age(4))) yield* you.claim('Anonymity')
      },
    },
    {
      text: 'You may splay your purple cards left.',
      *share({ you }) {
        yield* you.may.splay('purple', 'left')
      },
    },
  ],
})
