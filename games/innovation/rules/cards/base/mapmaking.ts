import { card } from '../../vocabulary/card'

export const mapmaking = card({
  name: 'Mapmaking',
  age: 2,
  color: 'green',
  icons: 'hcck',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer a {1} from your score pile to mine!',
      *demand({ you, me, age, notes }) {
        const transferred = yield* you.transfer(you.scorePile.ofValue(age(1)), me.scorePile)
        if (transferred) notes.note('transferred')
      },
    },
    {
      text: 'If the demand transferred a card, draw and score a {1}.',
      *share({ you, age, notes }) {
        if (notes.noted('transferred')) yield* you.drawAndScore(age(1))
      },
    },
  ],
})
