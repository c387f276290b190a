import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const tanning = card({
  name: 'Tanning',
  age: 0,
  color: 'purple',
  icons: 'cchk',
  dogma: 'c',
  effects: [
    {
      text: 'Score two cards from your hand.',
      *share({ you }) {
        yield* you.score(you.hand, exactly(2))
      },
    },
    {
      text: "Transfer a card from your score pile to another player's board. If you do, meld the bottom card of its color from that board.",
      *share({ you }) {
        if (you.scorePile.isEmpty) return
        const other = yield* you.choosePlayer(you.others)
        if (!other) return
        const transferred = yield* you.transfer(you.scorePile, other.board)
        if (transferred) yield* you.meld(other.bottomOf(transferred.color))
      },
    },
  ],
})
