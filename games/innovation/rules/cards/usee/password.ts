import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const password = card({
  name: 'Password',
  set: 'usee',
  age: 2,
  color: 'red',
  icons: 'hckk',
  dogma: 'k',
  effects: [
    {
      text: 'Draw and reveal a {2}. You may safeguard another card of its color from your hand. If you do, score the drawn card. Otherwise, return all cards from your hand but the drawn card.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(2))
        if (!drawn) return
        const others = you.hand.of(drawn.color).except(drawn)
        const chosen = yield* you.may.choose(others, { title: 'Choose a card to safeguard' })
        if (yield* you.safeguard(chosen)) yield* you.score(drawn)
        else yield* you.return(you.hand.except(drawn), all)
      },
    },
  ],
})
