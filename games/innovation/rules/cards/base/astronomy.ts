import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const astronomy = card({
  name: 'Astronomy',
  age: 5,
  color: 'purple',
  icons: 'cssh',
  dogma: 's',
  effects: [
    {
      text: 'Draw and reveal a {6}. If it is blue or green, meld it and repeat this effect.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(6))
        if (drawn?.color !== 'blue' && drawn?.color !== 'green') return
        yield* you.meld(drawn)
        return repeat
      },
    },
    {
      text: 'If none of your top cards, purple aside, has a value below 6, claim the Universe achievement.',
      *share({ you }) {
        const low = you.top.not('purple').where((card) => card.ageOnBoard < 6)
        if (low.isEmpty) yield* you.claim('Universe')
      },
    },
  ],
})
