import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const photography = card({
  name: 'Photography',
  set: 'echo',
  age: 7,
  color: 'blue',
  icons: '&sh7',
  dogma: 's',
  echo: [
    {
      text: 'Meld a card from your forecast.',
      *share({ you }) {
        yield* you.meld(you.forecast)
      },
    },
  ],
  effects: [
    {
      text: 'I demand you transfer your highest top card to your hand!',
      *demand({ you }) {
        yield* you.transfer(you.top.highest, you.hand)
      },
    },
    {
      text: 'If at least three echo effects are visible in one of your colors, claim the History achievement. If you do, and Photography was foreseen, you win.',
      *share({ you, foreseen }) {
        if (!COLORS.some((color) => you.echoesIn(color) >= 3)) return
        if ((yield* you.claim('History')) && foreseen) yield* you.win()
      },
    },
  ],
})
