import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const sanskrit = card({
  name: 'Sanskrit',
  set: 'arti',
  age: 11,
  color: 'green',
  icons: 'shps',
  dogma: 's',
  effects: [
    {
      text: 'Junk all cards from all score piles. If you junk none or not all of them, choose the highest top card of each player and transfer their other top cards to their score pile.',
      *share({ you }) {
        const piles = together(...you.everyone.map(({ scorePile }) => scorePile))
        const junked = yield* you.junk(piles, all)
        if (!piles.isEmpty && junked.length === piles.count) return
        for (const { top, scorePile } of you.everyone) {
          const highest = yield* you.choose(top.highest)
          yield* you.transfer(top.except(highest), scorePile, all)
        }
      },
    },
  ],
})
