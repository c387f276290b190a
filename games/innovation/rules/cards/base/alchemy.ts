import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const alchemy = card({
  name: 'Alchemy',
  age: 3,
  color: 'blue',
  icons: 'hlkk',
  dogma: 'k',
  effects: [
    {
      text: 'Draw and reveal a {4} for every three {k} on your board. If any of them is red, return your whole hand, the drawn cards included. If not, you keep them.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(4), Math.floor(you.icons('k') / 3))
        if (!drawn.some(({ color }) => color === 'red')) return
        yield* you.return(you.hand, all, { order: 'always' })
      },
    },
    {
      text: 'Meld a card from your hand, then score one from it.',
      *share({ you }) {
        yield* you.meld(you.hand)
        yield* you.score(you.hand)
      },
    },
  ],
})
