import { upTo } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const padlock = card({
  name: 'Padlock',
  set: 'usee',
  age: 2,
  color: 'red',
  icons: 'ckhk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you transfer one of your secrets to the available achievements!',
      *demand({ you, notes }) {
        if (yield* you.transfer(you.secrets, you.available)) notes.note('transferred')
      },
    },
    {
      text: 'If no card was transferred due to the demand, you may score up to three cards of different values from your hand.',
      *share({ you, notes }) {
        if (notes.noted('transferred')) return
        yield* you.may.score(you.hand, upTo(3), {
          title: 'Choose up the three cards of different values',
          fits: (cards) => these(...cards).values.length === cards.length,
        })
      },
    },
  ],
})
