import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const moyloughBeltShrine = card({
  name: 'Moylough Belt Shrine',
  set: 'arti',
  age: 3,
  color: 'yellow',
  icons: 'klhk',
  dogma: 'k',
  effects: [
    {
      text: 'I compel you to reveal your hand and transfer a card of it that I choose to my board! If you do, junk all cards in the deck of its value!',
      *compel({ you, me }) {
        yield* you.reveal(you.hand, all)
        const chosen = yield* me.choose(you.hand)
        const transferred = yield* you.transfer(chosen, me.board)
        if (transferred) yield* you.junkDeck(transferred.ageOnBoard)
      },
    },
  ],
})
