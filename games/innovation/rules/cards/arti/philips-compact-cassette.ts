import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const philipsCompactCassette = card({
  name: 'Philips Compact Cassette',
  set: 'arti',
  age: 9,
  color: 'green',
  icons: 'hlll',
  dogma: 'l',
  effects: [
    {
      text: 'I compel you to unsplay all splayed colors on your board!',
      *compel({ you }) {
        for (const color of you.splayed()) yield* you.unsplay(color)
      },
    },
    {
      text: 'Splay two colors up on your board.',
      *share({ you }) {
        const open = COLORS.filter((color) => you.canSplay(color, 'up'))
        for (const color of yield* you.chooseColors(2, 'Choose a color to splay up', open))
          yield* you.splay(color, 'up')
      },
    },
  ],
})
