import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const creditCard = card({
  name: 'Credit Card',
  set: 'echo',
  age: 9,
  color: 'green',
  icons: '&c9h',
  dogma: 'c',
  echo: [
    {
      text: 'Draw and foreshadow a {9}.',
      *share({ you, age }) {
        yield* you.drawAndForeshadow(age(9))
      },
    },
  ],
  effects: [
    {
      text: 'You may transfer a top non-green card from your board to your hand. If you do, draw and score a card of equal value. If you do, and Credit Card was foreseen, repeat this effect.',
      *share({ you, foreseen }) {
        const title = 'You may take a card into your hand.'
        const chosen = yield* you.may.choose(you.top.not('green'), { title })
        if (!chosen) return undefined
        if (!(yield* you.transfer(chosen, you.hand))) return undefined
        const scored = yield* you.drawAndScore(chosen.ageOnBoard)
        return scored && foreseen ? repeat : undefined
      },
    },
    {
      text: 'You may splay your green cards up.',
      *share({ you }) {
        yield* you.may.splay('green', 'up')
      },
    },
  ],
})
