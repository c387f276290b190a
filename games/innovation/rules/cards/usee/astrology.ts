import { COLORS, plain } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const astrology = card({
  name: 'Astrology',
  set: 'usee',
  age: 2,
  color: 'blue',
  icons: 'cchl',
  dogma: 'c',
  effects: [
    {
      text: 'You may splay left the color of which your board has the most cards.',
      *share({ you }) {
        const most = Math.max(...COLORS.map((color) => you.stack(color).count))
        yield* you.may.splay(
          COLORS.filter((color) => you.stack(color).count === most),
          'left',
        )
      },
    },
    {
      text: 'Draw and meld a card of value equal to the number of visible purple cards on your board. If the melded card has no {c}, tuck it.',
      *share({ you }) {
        const melded = yield* you.drawAndMeld(plain(you.visible('purple').cards))
        if (melded && !melded.has('c')) yield* you.tuck(melded)
      },
    },
  ],
})
