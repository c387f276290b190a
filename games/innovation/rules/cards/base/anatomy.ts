import { card } from '../../vocabulary/card'

export const anatomy = card({
  name: 'Anatomy',
  age: 4,
  color: 'yellow',
  icons: 'lllh',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you return a card from your score pile! If you do, return one of your top cards of the same value!',
      *demand({ you }) {
        const returned = yield* you.return(you.scorePile)
        if (returned) yield* you.return(you.top.ofValue(returned.age))
      },
    },
  ],
})
