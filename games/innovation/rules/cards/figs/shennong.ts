import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const shennong = card({
  name: 'Shennong',
  set: 'figs',
  age: 1,
  color: 'yellow',
  icons: 'llhp',
  dogma: 'l',
  karma: [
    {
      text: 'If you would draw a {1} during the first action of your turn, first draw and score a card of value equal to the number of {1} in your hand.',
      would: 'draw',
      when: ({ you, value, age }) => value === age(1) && you.isCurrent && you.actionNumber === 1,
      *first({ you, age }) {
        yield* you.drawAndScore(plain(you.hand.ofValue(age(1)).count))
      },
    },
  ],
  effects: [],
})
