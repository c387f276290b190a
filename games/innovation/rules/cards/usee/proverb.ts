import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const proverb = card({
  name: 'Proverb',
  set: 'usee',
  age: 1,
  color: 'blue',
  icons: 'hckk',
  dogma: 'k',
  effects: [
    {
      text: 'Draw, reveal and return a {1}. If it is yellow or purple, safeguard an available achievement of the value of a card in your hand, then return all cards from your hand. Otherwise, draw two {1}.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(1))
        yield* you.return(drawn)
        if (drawn?.color === 'yellow' || drawn?.color === 'purple') {
          yield* you.safeguard(you.available.ofValue(...you.hand.values))
          yield* you.return(you.hand, all)
        } else yield* you.draw(age(1), 2)
      },
    },
  ],
})
