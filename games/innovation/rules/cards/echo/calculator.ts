import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { plain, COLORS } from '../../facts/names'

export const calculator = card({
  name: 'Calculator',
  set: 'echo',
  age: 9,
  color: 'blue',
  icons: 'ihis',
  dogma: 'i',
  effects: [
    {
      text: 'Score two bottom non-blue cards of different colors from your board. If you score two of a total value less than 12, draw a card of that total value, and repeat this effect, but only once.',
      *share({ you }) {
        const colors = COLORS.filter((color) => color !== 'blue')
        for (let time = 0; time < 2; time += 1) {
          const bottoms = these(...colors.map((color) => you.bottomOf(color)))
          const scored = yield* you.score(bottoms, exactly(2))
          const total = scored.reduce((sum, card) => sum + card.age, 0)
          if (scored.length < 2 || total >= 12) return
          yield* you.draw(plain(total))
        }
      },
    },
    {
      text: 'You may splay your blue cards up.',
      *share({ you }) {
        yield* you.may.splay('blue', 'up')
      },
    },
  ],
})
