import { card } from '../../vocabulary/card'
import { upTo } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { COLORS } from '../../facts/names'

export const loom = card({
  name: 'Loom',
  set: 'echo',
  age: 6,
  color: 'red',
  icons: 'f6h&',
  dogma: 'f',
  echo: [
    {
      text: 'Score your lowest top card.',
      *share({ you }) {
        yield* you.score(you.top.lowest)
      },
    },
  ],
  effects: [
    {
      text: 'You may return exactly two cards of different values from your score pile. If you do, draw and tuck three {6}.',
      *share({ you, age }) {
        if (you.scorePile.values.length < 2) return
        const returned = yield* you.may.return(you.scorePile, upTo(2), {
          title: 'Choose two cards of different ages to return.',
          fits: (cards) => cards.length === 0 || these(...cards).values.length === 2,
        })
        if (returned.length === 2) yield* you.drawAndTuck(age(6), 3)
      },
    },
    {
      text: 'If at least five hexes are visible in one of your colors, claim the Heritage achievement.',
      *share({ you }) {
        if (COLORS.some((color) => you.hexesIn(color) >= 5)) yield* you.claim('Heritage')
      },
    },
  ],
})
