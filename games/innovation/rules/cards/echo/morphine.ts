import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { plain } from '../../facts/names'

export const morphine = card({
  name: 'Morphine',
  set: 'echo',
  age: 6,
  color: 'yellow',
  icons: 'sh7&',
  dogma: 's',
  echo: [
    {
      text: 'Score a card of odd value from your hand.',
      *share({ you }) {
        yield* you.score(you.hand.where((card) => card.age % 2 === 1))
      },
    },
  ],
  effects: [
    {
      text: 'I demand you return all cards of odd value from your hand! Draw a {6}!',
      *demand({ you, age, notes }) {
        const odd = you.hand.where((card) => card.age % 2 === 1)
        const returned = these(...(yield* you.return(odd, all))).highestValue
        notes.keep('highest', Math.max(returned, notes.count('highest')))
        yield* you.draw(age(6))
      },
    },
    {
      text: 'Draw a card of value one higher than the highest card returned due to the demand.',
      *share({ you, notes }) {
        const highest = notes.count('highest')
        if (highest > 0) yield* you.draw(plain(highest + 1))
      },
    },
    {
      text: 'You may splay your red cards right.',
      *share({ you }) {
        yield* you.may.splay('red', 'right')
      },
    },
  ],
})
