import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const chaturanga = card({
  name: 'Chaturanga',
  set: 'echo',
  age: 2,
  color: 'purple',
  icons: 'c3ch',
  dogma: 'c',
  effects: [
    {
      text: 'Meld a card from your hand. Draw and foreshadow a card of equal value.',
      *share({ you }) {
        const melded = yield* you.meld(you.hand)
        yield* you.drawAndForeshadow(melded?.ageOnBoard ?? plain(0))
      },
    },
    {
      text: 'If Chaturanga was foreseen, draw and foreshadow a card of value equal to the number of colors on your board.',
      *share({ you, foreseen }) {
        if (foreseen) yield* you.drawAndForeshadow(plain(you.colors.length))
      },
    },
  ],
})
