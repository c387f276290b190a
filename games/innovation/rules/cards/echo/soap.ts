import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'
import type { Seat } from '../../vocabulary/seat'

export const soap = card({
  name: 'Soap',
  set: 'echo',
  age: 1,
  color: 'yellow',
  icons: 'l2hl',
  dogma: 'l',
  effects: [
    {
      text: 'Choose a color. You may tuck any number of cards of that color from your hand. If you do, and your top card of that color is higher than that of each opponent, you may achieve a card from your hand, if eligible.',
      *share({ you }) {
        const color = yield* you.chooseColor()
        if (!color) return
        const tucked = yield* you.may.tuck(you.hand.of(color), anyNumber)
        const valueFor = (player: Seat): number => player.topOf(color)?.ageOnBoard ?? -1
        const leads = you.opponents.every((opponent) => valueFor(opponent) < valueFor(you))
        if (tucked.length > 0 && leads) yield* you.may.achieve(you.hand, 'ifEligible')
      },
    },
  ],
})
