import { card } from '../../vocabulary/card'
import { highest } from '../../vocabulary/amount'

export const sanitation = card({
  name: 'Sanitation',
  age: 7,
  color: 'yellow',
  icons: 'llhl',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you exchange the two highest cards in your hand with the lowest card in my hand, which I choose if several tie!',
      *demand({ you, me }) {
        const high = yield* you.chooseSome(you.hand, highest(2))
        const low = yield* me.choose(me.hand.lowest)
        yield* you.exchange(you.hand.only(...high), me.hand.only(low))
      },
    },
    {
      text: 'Choose 7 or 8. Junk all cards in the deck of that value.',
      *share({ you }) {
        const value = yield* you.chooseValue([7, 8])
        if (value !== undefined) yield* you.junkDeck(value)
      },
    },
  ],
})
