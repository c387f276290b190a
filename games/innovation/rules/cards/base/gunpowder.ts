import { card } from '../../vocabulary/card'

export const gunpowder = card({
  name: 'Gunpowder',
  age: 4,
  color: 'red',
  icons: 'hfcf',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you transfer one of your top cards with a {k} to my score pile!',
      *demand({ you, me, notes }) {
        const transferred = yield* you.transfer(you.top.with('k'), me.scorePile)
        if (transferred) notes.note('transferred')
      },
    },
    {
      text: 'If the demand transferred a card, draw and score a {2}.',
      *share({ you, age, notes }) {
        if (notes.noted('transferred')) yield* you.drawAndScore(age(2))
      },
    },
  ],
})
