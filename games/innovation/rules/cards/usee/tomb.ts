import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const tomb = card({
  name: 'Tomb',
  set: 'usee',
  age: 1,
  color: 'yellow',
  icons: 'chkk',
  dogma: 'k',
  effects: [
    {
      text: 'Safeguard an available achievement of value 1 plus the number of cards in your achievements.',
      *share({ you }) {
        yield* you.safeguardOfValue(1 + you.claimedAchievements)
      },
    },
    {
      text: 'You may transfer the lowest available achievement to your hand. If you do, return all yellow cards and all blue cards from your board.',
      *share({ you }) {
        const lowest = you.available.lowest.first
        if (!lowest) return
        if (!(yield* you.may.agrees(`Transfer an achievement of value ${lowest.age} to your hand?`))) return
        if (yield* you.transfer(lowest, you.hand)) yield* you.return(you.allOnBoard.of('yellow', 'blue'), all)
      },
    },
  ],
})
