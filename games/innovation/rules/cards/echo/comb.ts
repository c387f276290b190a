import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these, together } from '../../vocabulary/cards'
import { COLORS } from '../../facts/names'

export const comb = card({
  name: 'Comb',
  set: 'echo',
  age: 1,
  color: 'green',
  icons: 'kklh',
  dogma: 'k',
  effects: [
    {
      text: 'Choose a color, then draw and reveal five {1}. Return those of them that are not of that color. If Comb was foreseen, return all cards of that color from all boards.',
      *share({ you, age, foreseen }) {
        const color = yield* you.chooseColor(COLORS, 'Choose a Color')
        if (!color) return
        const drawn = yield* you.drawAndReveal(age(1), 5)
        yield* you.return(these(...drawn).not(color), all)
        if (foreseen) yield* you.return(together(...you.everyone.map((player) => player.stack(color))), all)
      },
    },
  ],
})
