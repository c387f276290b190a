import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const vaccination = card({
  name: 'Vaccination',
  age: 6,
  color: 'yellow',
  icons: 'lflh',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you choose a value in your score pile! Return all cards of that value from there! If you do, draw and meld a {6}!',
      *demand({ you, age, notes }) {
        const value = yield* you.chooseValue(you.scorePile.values)
        const returned = yield* you.return(you.scorePile.ofValue(value), all)
        if (returned.length === 0) return
        notes.note('returned')
        yield* you.drawAndMeld(age(6))
      },
    },
    {
      text: 'If the demand returned a card, draw and meld a {7}.',
      *share({ you, age, notes }) {
        if (notes.noted('returned')) yield* you.drawAndMeld(age(7))
      },
    },
  ],
})
