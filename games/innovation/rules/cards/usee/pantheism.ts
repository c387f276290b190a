import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const pantheism = card({
  name: 'Pantheism',
  set: 'usee',
  age: 5,
  color: 'purple',
  icons: 'hlss',
  dogma: 's',
  effects: [
    {
      text: 'Tuck a card from your hand. If you do, draw and tuck a {4}, score all cards on your board of the color of one of the tucked cards, and splay the color of the other right.',
      *share({ you, age }) {
        const tucked = yield* you.tuck(you.hand)
        if (!tucked) return
        const { colors } = these(tucked, yield* you.drawAndTuck(age(4)))
        const scored = yield* you.chooseColor(colors, 'Choose a color to score')
        if (!scored) return
        yield* you.score(you.stack(scored), all)
        yield* you.splay(colors.find((color) => color !== scored) ?? scored, 'right')
      },
    },
    {
      text: 'Draw and tuck a {4}.',
      *share({ you, age }) {
        yield* you.drawAndTuck(age(4))
      },
    },
  ],
})
