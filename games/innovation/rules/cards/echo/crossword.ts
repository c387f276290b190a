import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { plain } from '../../facts/names'

export const crossword = card({
  name: 'Crossword',
  set: 'echo',
  age: 8,
  color: 'purple',
  icons: 'c8hc',
  dogma: 'c',
  effects: [
    {
      text: 'For each even bonus on your board, draw a card of that value. If Crossword was foreseen, transfer the drawn cards to the available achievements.',
      *share({ you, foreseen }) {
        const even = you.bonuses.filter((bonus) => bonus % 2 === 0).map(plain)
        const drawn = yield* you.drawEach(even, { title: 'Draw next...' })
        if (foreseen) yield* you.transfer(these(...drawn), you.available, all)
      },
    },
    {
      text: 'For each odd bonus on your board, return the lowest card from your hand.',
      *share({ you }) {
        const odd = you.bonuses.filter((bonus) => bonus % 2 === 1)
        for (let done = 0; done < odd.length; done += 1) yield* you.return(you.hand.lowest)
      },
    },
  ],
})
