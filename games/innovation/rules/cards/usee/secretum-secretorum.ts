import { plain } from '../../facts/names'
import { all, exactly } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { together, these } from '../../vocabulary/cards'

export const secretumSecretorum = card({
  name: 'Secretum Secretorum',
  set: 'usee',
  age: 3,
  color: 'blue',
  icons: 'shsc',
  dogma: 's',
  effects: [
    {
      text: 'Return five cards from your hand and score pile together. Draw two cards of value equal to the number of different colors among the returned cards. Meld one of the drawn cards and score the other.',
      *share({ you }) {
        const both = together(you.hand, you.scorePile)
        const returned = yield* you.return(both, exactly(5), { title: 'Choose 5 cards to return' })
        const drawn = these(...(yield* you.draw(plain(these(...returned).colors.length), 2)))
        const chosen = yield* you.choose(drawn, { title: 'Choose card(s) to meld' })
        yield* you.meld(chosen)
        yield* you.score(drawn.except(chosen), all)
      },
    },
  ],
})
