import { card } from '../../vocabulary/card'

export const cityStates = card({
  name: 'City States',
  age: 1,
  color: 'purple',
  icons: 'hcck',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer a top card with a {k} from your board to my board, provided that your board shows at least four {k}! If you do, draw a {1}!',
      *demand({ you, me, age }) {
        if (you.icons('k') < 4) return
        const transferred = yield* you.transfer(you.top.with('k'), me.board)
        if (transferred) yield* you.draw(age(1))
      },
    },
  ],
})
