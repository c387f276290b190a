import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const theWealthOfNations = card({
  name: 'The Wealth of Nations',
  set: 'arti',
  age: 6,
  color: 'green',
  icons: 'cfhc',
  dogma: 'c',
  effects: [
    {
      text: 'Draw and score a {1}. Draw and score a card whose value is the sum of the values in your score pile divided by five, or the next whole number above that. Junk all cards in the deck of that value.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(1))
        const sum = you.scorePile.list.reduce((total, card) => total + card.age, 0)
        const value = plain(Math.ceil(sum / 5))
        yield* you.drawAndScore(value)
        yield* you.junkDeck(value)
      },
    },
  ],
})
