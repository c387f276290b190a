import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'
import { plain, COLORS } from '../../facts/names'

export const wristwatch = card({
  name: 'Wristwatch',
  set: 'echo',
  age: 9,
  color: 'yellow',
  icons: 'hfa&',
  dogma: 'f',
  echo: [
    {
      text: 'Tuck a top card from your board.',
      *share({ you }) {
        yield* you.tuck(you.top)
      },
    },
  ],
  effects: [
    {
      text: 'If Wristwatch was foreseen, return all cards but the bottom ones from your board.',
      *share({ you, foreseen }) {
        const covering = COLORS.map((color) => you.stack(color).except(you.bottomOf(color)))
        if (foreseen) yield* you.return(together(...covering), all, { order: 'never' })
      },
    },
    {
      text: 'For each value of a bonus on your board, in ascending order, draw and meld a card of that value.',
      *share({ you }) {
        const values = [...new Set(you.bonuses)].toReversed().map(plain)
        for (const value of values) yield* you.drawAndMeld(value)
      },
    },
  ],
})
