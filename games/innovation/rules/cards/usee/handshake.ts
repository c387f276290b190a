import { COLORS } from '../../facts/names'
import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const handshake = card({
  name: 'Handshake',
  set: 'usee',
  age: 1,
  color: 'yellow',
  icons: 'hckk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you transfer all cards from my hand to yours! Choose two colors of cards in your hand! Transfer all cards of those colors from your hand to mine!',
      *demand({ you, me }) {
        yield* you.transfer(me.hand, you.hand, all)
        const handColors = COLORS.filter((color) => you.hand.colors.includes(color))
        const colors = yield* you.chooseColors(2, 'Choose a color', handColors)
        yield* you.transfer(you.hand.of(...colors), me.hand, all)
      },
    },
  ],
})
