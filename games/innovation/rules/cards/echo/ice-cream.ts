import { card } from '../../vocabulary/card'
import { HIGHEST_AGE } from '../../facts/names'

export const iceCream = card({
  name: 'Ice Cream',
  set: 'echo',
  age: 7,
  color: 'purple',
  icons: 'h8l&',
  dogma: 'l',
  echo: [
    {
      text: 'Score a non-purple top card without a bonus from your board.',
      *share({ you }) {
        yield* you.score(you.top.not('purple').where(({ bonuses }) => bonuses.length === 0))
      },
    },
  ],
  effects: [
    {
      text: 'I demand you draw and meld a {1}!',
      *demand({ you, age }) {
        yield* you.drawAndMeld(age(1))
      },
    },
    {
      text: 'You may choose the {6}, the {7}, the {8} or the {9} deck and junk all cards in it. If you do, achieve the highest card in the junk, if eligible.',
      *share({ you, age }) {
        const decks = [age(6), age(7), age(8), age(9)].filter((value) => value <= HIGHEST_AGE)
        const value = yield* you.may.chooseValue(decks)
        const junked = value === undefined ? undefined : yield* you.junkDeck(value)
        if (junked) yield* you.achieve(you.junkPile.highest, 'ifEligible')
      },
    },
  ],
})
