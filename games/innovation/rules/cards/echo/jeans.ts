import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'
import { plain } from '../../facts/names'

export const jeans = card({
  name: 'Jeans',
  set: 'echo',
  age: 7,
  color: 'green',
  icons: '&lh8',
  dogma: 'l',
  echo: [
    {
      text: 'Draw two {8}. Return one of them and foreshadow the other.',
      *share({ you, age }) {
        const drawn = these(...(yield* you.draw(age(8), 2)))
        const returned = yield* you.choose(drawn, { title: 'Choose a card to return' })
        yield* you.return(returned)
        yield* you.foreshadow(drawn.except(returned).first)
      },
    },
  ],
  effects: [
    {
      text: 'Draw two cards of the value of your top blue card. Meld one of them and return the other.',
      *share({ you }) {
        const drawn = these(...(yield* you.draw(you.topOf('blue')?.ageOnBoard ?? plain(0), 2)))
        const melded = yield* you.meld(drawn)
        yield* you.return(drawn.except(melded).first)
      },
    },
    {
      text: 'Choose the {7} or the {8} deck. Junk all cards in it.',
      *share({ you, age }) {
        const value = yield* you.chooseValue([age(7), age(8)])
        if (value !== undefined) yield* you.junkDeck(value)
      },
    },
    {
      text: 'If Jeans was foreseen, transfer a valued card from the junk to your hand.',
      *share({ you, foreseen }) {
        if (foreseen) yield* you.transfer(you.junkPile, you.hand)
      },
    },
  ],
})
