import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { together, these } from '../../vocabulary/cards'

export const fermiParadox = card({
  name: 'Fermi Paradox',
  set: 'usee',
  age: 9,
  color: 'blue',
  icons: 'hiis',
  dogma: 'i',
  effects: [
    {
      text: 'Reveal the top card of the {9} deck and the top card of the {10} deck. Return one of them.',
      *share({ you, age }) {
        const tops = together(you.deck(age(9)).take(1), you.deck(age(10)).take(1))
        yield* you.reveal(tops, all)
        const title = 'Choose a card to put on the bottom of its deck'
        yield* you.return(yield* you.choose(these(...tops), { title }))
      },
    },
    {
      text: 'If your board has no cards, you win. Otherwise, transfer all valued cards in the junk to your hand.',
      *share({ you }) {
        if (you.allOnBoard.isEmpty) yield* you.win()
        yield* you.transfer(you.junkPile, you.hand, all)
      },
    },
  ],
})
