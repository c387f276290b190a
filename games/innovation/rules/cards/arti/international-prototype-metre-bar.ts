import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const internationalPrototypeMetreBar = card({
  name: 'International Prototype Metre Bar',
  set: 'arti',
  age: 7,
  color: 'green',
  icons: 'chcf',
  dogma: 'c',
  effects: [
    {
      text: 'Choose a value. Draw and reveal three cards of that value. Splay their colors up. If your board has exactly that number of cards of each of these colors, you win. Otherwise, return the drawn cards.',
      *share({ you }) {
        const value = yield* you.chooseValue()
        if (value === undefined) return
        const drawn = these(...(yield* you.drawAndReveal(value, 3)))
        for (const color of drawn.colors) yield* you.splay(color, 'up')
        const exact = drawn.colors.every((color) => you.stack(color).count === value)
        if (exact && !drawn.isEmpty) yield* you.win()
        yield* you.return(drawn, all)
      },
    },
  ],
})
