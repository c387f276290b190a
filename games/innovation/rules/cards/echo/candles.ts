import { card } from '../../vocabulary/card'

export const candles = card({
  name: 'Candles',
  set: 'echo',
  age: 1,
  color: 'red',
  icons: '&1hs',
  dogma: 's',
  echo: [
    {
      text: 'If no player has fewer points than you, draw a {3}.',
      *share({ you, age }) {
        if (you.others.every(({ points }) => points >= you.points)) yield* you.draw(age(3))
      },
    },
  ],
  effects: [
    {
      text: 'I demand you transfer a card with {k} or {s} from your hand to mine! If you do, draw a {1}!',
      *demand({ you, me, age }) {
        const transferred = yield* you.transfer(you.hand.with('k', 's'), me.hand)
        if (transferred) yield* you.draw(age(1))
      },
    },
  ],
})
