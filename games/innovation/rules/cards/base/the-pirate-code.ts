import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const thePirateCode = card({
  name: 'The Pirate Code',
  age: 5,
  color: 'red',
  icons: 'cfch',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer two cards no higher than {4} from your score pile to mine!',
      *demand({ you, me, age, notes }) {
        const upToFour = you.scorePile.where((card) => card.age <= age(4))
        const transferred = yield* you.transfer(upToFour, me.scorePile, exactly(2))
        if (transferred.length > 0) notes.note('transferred')
      },
    },
    {
      text: 'If the demand transferred a card, score your lowest top card with a {c}.',
      *share({ you, notes }) {
        if (notes.noted('transferred')) yield* you.score(you.top.with('c').lowest)
      },
    },
  ],
})
