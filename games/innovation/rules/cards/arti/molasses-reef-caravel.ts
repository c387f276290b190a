import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const molassesReefCaravel = card({
  name: 'Molasses Reef Caravel',
  set: 'arti',
  age: 4,
  color: 'green',
  icons: 'sssh',
  dogma: 's',
  effects: [
    {
      text: 'Return your whole hand.',
      *share({ you }) {
        yield* you.return(you.hand, all)
      },
    },
    {
      text: 'Draw three {4}. Meld a green card from your hand. Junk all cards in the deck of the value of your top green card.',
      *share({ you, age }) {
        yield* you.draw(age(4), 3)
        yield* you.meld(you.hand.of('green'))
        const top = you.topOf('green')
        if (top) yield* you.junkDeck(top.ageOnBoard)
      },
    },
  ],
})
