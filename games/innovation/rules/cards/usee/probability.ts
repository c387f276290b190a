import { ICONS } from '../../facts/names'
import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const probability = card({
  name: 'Probability',
  set: 'usee',
  age: 5,
  color: 'blue',
  icons: 'hsss',
  dogma: 's',
  effects: [
    {
      text: 'Return all cards from your hand.',
      *share({ you }) {
        yield* you.return(you.hand, all)
      },
    },
    {
      text: 'Draw and reveal two {6}, then return them. If they have exactly two different icons, draw and score two {6}. If they have exactly four, draw a {7}. Draw a {6}.',
      *share({ you, age }) {
        const drawn = these(...(yield* you.drawAndReveal(age(6), 2)))
        yield* you.return(drawn, all)
        const icons = ICONS.filter((icon) => !drawn.with(icon).isEmpty).length
        if (icons === 2) yield* you.drawAndScore(age(6), 2)
        if (icons === 4) yield* you.draw(age(7))
        yield* you.draw(age(6))
      },
    },
  ],
})
