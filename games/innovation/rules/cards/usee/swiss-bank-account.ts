import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const swissBankAccount = card({
  name: 'Swiss Bank Account',
  set: 'usee',
  age: 6,
  color: 'green',
  icons: 'ccch',
  dogma: 'c',
  effects: [
    {
      text: 'Safeguard an available achievement of value equal to the number of cards in your score pile. If you do, score all cards of its value from your hand.',
      *share({ you }) {
        const secret = yield* you.safeguardOfValue(you.scorePile.count)
        if (secret) yield* you.score(you.hand.ofValue(secret.age), all)
      },
    },
    {
      text: 'Draw a {6} for each of your secrets.',
      *share({ you, age }) {
        yield* you.draw(age(6), you.secrets.count)
      },
    },
  ],
})
