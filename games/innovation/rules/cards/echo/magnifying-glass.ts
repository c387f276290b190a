import { card } from '../../vocabulary/card'
import { upTo } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { higher } from '../../facts/names'

export const magnifyingGlass = card({
  name: 'Magnifying Glass',
  set: 'echo',
  age: 3,
  color: 'blue',
  icons: 'sh3&',
  dogma: 's',
  echo: [
    {
      text: 'Draw a {4}, then return a card from your hand.',
      *share({ you, age }) {
        yield* you.draw(age(4))
        yield* you.return(you.hand)
      },
    },
  ],
  effects: [
    {
      text: 'You may return three cards of equal value from your hand. If you do, draw a card of value two higher.',
      *share({ you }) {
        const { hand } = you
        const triples = hand.where((card) => hand.ofValue(card.age).count >= 3)
        const returned = yield* you.may.return(triples, upTo(3), {
          fits: (cards) => cards.length === 0 || (cards.length === 3 && these(...cards).values.length === 1),
        })
        if (returned.length === 3) yield* you.draw(higher(these(...returned).highestValue, 2))
      },
    },
    {
      text: 'You may splay your yellow or blue cards left.',
      *share({ you }) {
        yield* you.may.splay(['yellow', 'blue'], 'left')
      },
    },
  ],
})
