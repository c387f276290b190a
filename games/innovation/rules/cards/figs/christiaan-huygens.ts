import { card } from '../../vocabulary/card'
import type { Card } from '../../facts/card'
import { these } from '../../vocabulary/cards'
import { all } from '../../vocabulary/amount'

export const christiaanHuygens = card({
  name: 'Christiaan Huygens',
  set: 'figs',
  age: 5,
  color: 'blue',
  icons: 'pssh',
  dogma: 's',
  karma: [
    {
      text: 'If you would activate a card as a first action, instead junk all cards in the {6} deck. Draw and reveal one {7}, two {8} or three {9}. If the drawn cards have more {i} than your board, return them.',
      would: 'dogma',
      when: ({ you }) => you.actionNumber === 1,
      *instead({ you, age }) {
        yield* you.junkDeck(age(6))
        let drawn: readonly Card[] = []
        yield* you.either('What would you like to draw?', {
          *[`draw one ${age(7)}`]() {
            drawn = yield* you.drawAndReveal(age(7), 1)
          },
          *[`draw two ${age(8)}`]() {
            drawn = yield* you.drawAndReveal(age(8), 2)
          },
          *[`draw three ${age(9)}`]() {
            drawn = yield* you.drawAndReveal(age(9), 3)
          },
        })
        const clocks = drawn.flatMap(({ icons }) => [...icons]).filter((icon) => icon === 'i').length
        if (clocks > you.icons('i')) yield* you.return(these(...drawn), all)
      },
    },
  ],
  effects: [],
})
