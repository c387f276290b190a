import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const watermill = card({
  name: 'Watermill',
  set: 'echo',
  age: 2,
  color: 'yellow',
  icons: 'lllh',
  dogma: 'l',
  effects: [
    {
      text: 'If you have a bonus on your board, draw a card of the value of one.',
      *share({ you }) {
        const bonus = yield* you.chooseValue(you.bonuses)
        if (bonus !== undefined) yield* you.draw(bonus)
      },
    },
    {
      text: 'Tuck a card from your hand. If Watermill was foreseen, tuck all cards of the deck of its value, in their order.',
      *share({ you, foreseen }) {
        const tucked = yield* you.tuck(you.hand)
        if (tucked && foreseen) yield* you.tuck(you.deck(tucked.age), all, { order: 'never' })
      },
    },
  ],
})
