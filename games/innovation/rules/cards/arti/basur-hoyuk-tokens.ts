import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const basurHoyukTokens = card({
  name: 'Basur Hoyuk Tokens',
  set: 'arti',
  age: 1,
  color: 'blue',
  icons: 'chll',
  dogma: 'l',
  effects: [
    {
      text: 'Draw and reveal a {4}. If your top card of its color comes before it in the alphabet, return the drawn card and your whole score pile.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(4))
        const top = drawn && you.topOf(drawn.color)
        if (!top || top.name >= drawn.name) return
        yield* you.return(drawn)
        yield* you.return(you.scorePile, all)
      },
    },
  ],
})
