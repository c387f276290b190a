import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const nikolaTesla = card({
  name: 'Nikola Tesla',
  set: 'figs',
  age: 8,
  color: 'yellow',
  icons: '8psh',
  dogma: 's',
  karma: [
    {
      text: 'You may issue the Expansion decree with any two figures.',
      reads: { decreeForTwo: 'Expansion' },
    },
    {
      text: "If you would meld a card, first score an opponent's top card with neither {s} nor {i}. If no card in your score pile is of higher value than the scored card, draw a {9}.",
      would: 'meld',
      *first({ you, age }) {
        const tops = together(...you.opponents.map(({ top }) => top))
        const scored = yield* you.score(tops.without('s', 'i'))
        if (scored && you.scorePile.highestValue <= scored.age) yield* you.draw(age(9))
      },
    },
  ],
  effects: [],
})
