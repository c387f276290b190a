import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'
import { plain } from '../../facts/names'

export const fertilizer = card({
  name: 'Fertilizer',
  set: 'echo',
  age: 7,
  color: 'yellow',
  icons: 'lhfl',
  dogma: 'l',
  effects: [
    {
      text: 'You may return a card from your hand. If you do, transfer all cards of its value from all score piles to your hand.',
      *share({ you }) {
        const returned = yield* you.may.return(you.hand)
        if (!returned) return
        const piles = you.everyone.map(({ scorePile }) => scorePile.ofValue(returned.age))
        yield* you.transfer(together(...piles), you.hand, all)
      },
    },
    {
      text: 'Draw and foreshadow a card of value equal to the number of cards in your hand.',
      *share({ you }) {
        yield* you.drawAndForeshadow(plain(you.hand.count))
      },
    },
  ],
})
