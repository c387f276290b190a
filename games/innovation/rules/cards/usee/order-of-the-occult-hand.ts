import { exactly } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const orderOfTheOccultHand = card({
  name: 'Order of the Occult Hand',
  set: 'usee',
  age: 10,
  color: 'purple',
  icons: 'hfss',
  dogma: 's',
  effects: [
    {
      text: 'If your score pile has a {3}, you lose the game.',
      *share({ you, age }) {
        if (you.scorePile.values.includes(age(3))) yield* you.lose()
      },
    },
    {
      text: 'If your hand has a {7}, you win.',
      *share({ you, age }) {
        if (you.hand.values.includes(age(7))) yield* you.win()
      },
    },
    {
      text: 'Meld two cards from your hand. Score four cards from your hand. Splay your blue cards up.',
      *share({ you }) {
        yield* you.meld(you.hand, exactly(2))
        yield* you.score(you.hand, exactly(4))
        yield* you.splay('blue', 'up')
      },
    },
  ],
})
