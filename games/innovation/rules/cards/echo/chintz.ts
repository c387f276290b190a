import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const chintz = card({
  name: 'Chintz',
  set: 'echo',
  age: 4,
  color: 'green',
  icons: 'chc4',
  dogma: 'c',
  effects: [
    {
      text: 'Draw a {4}.',
      *share({ you, age }) {
        yield* you.draw(age(4))
      },
    },
    {
      text: 'If you have exactly one card in your hand, draw a {4}, then draw and score a {4}.',
      *share({ you, age }) {
        if (you.hand.count !== 1) return
        yield* you.draw(age(4))
        yield* you.drawAndScore(age(4))
      },
    },
    {
      text: 'If Chintz was foreseen, transfer all cards from your hand to the available achievements.',
      *share({ you, foreseen }) {
        if (foreseen) yield* you.transfer(you.hand, you.available, all)
      },
    },
  ],
})
