import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const hatshepsut = card({
  name: 'Hatshepsut',
  set: 'figs',
  age: 1,
  color: 'green',
  icons: '1cph',
  dogma: 'c',
  karma: [
    {
      text: 'If you would draw a card of value higher than 1 and you have a {1} in your hand, first return all cards from your hand. Draw a card of the value you would draw for each card you return.',
      would: 'draw',
      when: ({ you, value, age }) => value > 1 && !you.hand.ofValue(age(1)).isEmpty,
      *first({ you, value }) {
        const returned = yield* you.return(you.hand, all)
        yield* you.draw(value, returned.length)
      },
    },
  ],
  effects: [],
})
