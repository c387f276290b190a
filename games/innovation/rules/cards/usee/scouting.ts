import { between } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const scouting = card({
  name: 'Scouting',
  set: 'usee',
  age: 8,
  color: 'blue',
  icons: 'lssh',
  dogma: 's',
  effects: [
    {
      text: 'Draw and reveal two {9}. Return at least one of them. If you return two, draw and reveal a {10}. If its color is not that of a returned card, put it back on top of its deck.',
      *share({ you, age }) {
        const drawn = these(...(yield* you.drawAndReveal(age(9), 2)))
        const returned = yield* you.return(drawn, between(1, 2))
        if (returned.length < 2) return
        const revealed = yield* you.drawAndReveal(age(10))
        if (!revealed || these(...returned).colors.includes(revealed.color)) return
        yield* you.putOnTopOfDeck(revealed, { counts: false })
      },
    },
  ],
})
