import { plain } from '../../facts/names'
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
      text: 'Safeguard an available achievement of value equal to the number of cards in your score pile. If there is one, score all cards of its value from your hand.',
      *share({ you }) {
        const value = plain(you.scorePile.count)
        const isAvailable = !you.available.ofValue(value).isEmpty
        yield* you.safeguardOfValue(value)
        if (isAvailable) yield* you.score(you.hand.ofValue(value), all)
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
