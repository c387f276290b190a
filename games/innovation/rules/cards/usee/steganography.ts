import { card } from '../../vocabulary/card'

export const steganography = card({
  name: 'Steganography',
  set: 'usee',
  age: 2,
  color: 'purple',
  icons: 'hkkk',
  dogma: 'k',
  effects: [
    {
      text: 'You may splay left a color on your board with a {s}. If you do, safeguard an available achievement of value equal to the number of cards of that color on your board. Otherwise, draw and tuck a {3}.',
      *share({ you, age }) {
        const color = yield* you.may.splay(you.colorsWith('s'), 'left')
        if (color) yield* you.safeguardOfValue(you.stack(color).count)
        else yield* you.drawAndTuck(age(3))
      },
    },
  ],
})
