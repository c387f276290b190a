import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { higher } from '../../facts/names'

export const typewriter = card({
  name: 'Typewriter',
  set: 'echo',
  age: 7,
  color: 'blue',
  icons: 'shcc',
  dogma: 'c',
  effects: [
    {
      text: 'Return all cards from your hand. Draw a {6}. For each color of card returned, draw a card of value one higher than the highest card in your hand.',
      *share({ you, age }) {
        const { colors } = these(...(yield* you.return(you.hand, all)))
        yield* you.draw(age(6))
        for (let done = 0; done < colors.length; done += 1) yield* you.draw(higher(you.hand.highestValue, 1))
      },
    },
  ],
})
