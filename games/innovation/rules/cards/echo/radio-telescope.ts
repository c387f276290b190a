import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const radioTelescope = card({
  name: 'Radio Telescope',
  set: 'echo',
  age: 8,
  color: 'blue',
  icons: 'hsss',
  dogma: 's',
  effects: [
    {
      text: 'For each color on your board with {s}, draw a {9}. If Radio Telescope was foreseen, for each of those colors also draw a {10}. Meld one of the drawn cards and return the rest. If you meld A.I. due to this effect, you win.',
      *share({ you, age, foreseen }) {
        const count = you.colorsWith('s').length
        const nines = yield* you.draw(age(9), count)
        const tens = foreseen ? yield* you.draw(age(10), count) : []
        const drawn = these(...nines, ...tens)
        const melded = yield* you.meld(drawn)
        yield* you.return(drawn.except(melded), all)
        if (melded?.name === 'A.I.') yield* you.win()
      },
    },
  ],
})
