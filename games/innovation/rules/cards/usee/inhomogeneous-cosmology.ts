import { COLORS } from '../../facts/names'
import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const inhomogeneousCosmology = card({
  name: 'Inhomogeneous Cosmology',
  set: 'usee',
  age: 10,
  color: 'blue',
  icons: 'ihii',
  dogma: 'i',
  effects: [
    {
      text: 'You may put a top card of your board on top of its deck. You may meld a card from your hand. If you do either, repeat this effect.',
      *share({ you }) {
        const placed = yield* you.may.putOnTopOfDeck(you.top, { counts: false })
        const melded = yield* you.may.meld(you.hand)
        return placed || melded ? repeat : undefined
      },
    },
    {
      text: 'Draw an {11} for each color that your board does not have.',
      *share({ you, age }) {
        yield* you.draw(age(11), COLORS.length - you.colors.length)
      },
    },
  ],
})
