import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const hudsonsBayCompanyArchives = card({
  name: "Hudson's Bay Company Archives",
  set: 'arti',
  age: 5,
  color: 'green',
  icons: 'chfc',
  dogma: 'c',
  effects: [
    {
      text: 'Score the bottom card of each color on your board. Meld a card from your score pile, splay its color right, and junk all cards in the deck of its value.',
      *share({ you }) {
        yield* you.score(these(...you.colors.map((color) => you.bottomOf(color))), all)
        const melded = yield* you.meld(you.scorePile)
        if (!melded) return
        yield* you.splay(melded.color, 'right')
        yield* you.junkDeck(melded.ageOnBoard)
      },
    },
  ],
})
