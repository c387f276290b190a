import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const maze = card({
  name: 'Maze',
  set: 'usee',
  age: 1,
  color: 'red',
  icons: 'kkhk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you score a card from your hand for each card in my hand, which I reveal, each of the color of that card! If you cannot do so for all of them, exchange all cards in your hand with all cards in my score pile!',
      *demand({ you, me }) {
        const { hand } = me
        yield* me.reveal(hand, all)
        let isMatched = true
        for (const { color } of hand) if (!(yield* you.score(you.hand.of(color)))) isMatched = false
        if (!isMatched) yield* you.exchange(you.hand, me.scorePile)
      },
    },
  ],
})
