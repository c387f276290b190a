import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const shivaji = card({
  name: 'Shivaji',
  set: 'figs',
  age: 5,
  color: 'red',
  icons: 'pffh',
  dogma: 'f',
  karma: [
    {
      text: 'If an opponent would claim an achievement, first claim another available standard achievement if you are eligible.',
      would: 'achieve',
      who: 'opponents',
      *first({ you, achievement }) {
        yield* you.achieve(
          you.available.where(({ name }) => name !== achievement.name),
          'ifEligible',
        )
      },
    },
    {
      text: 'If you would activate a yellow card, first transfer all purple cards from your board to the available achievements.',
      would: 'dogma',
      when: ({ card }) => card.color === 'yellow',
      *first({ you }) {
        yield* you.transfer(you.stack('purple'), you.available, all)
      },
    },
  ],
  effects: [],
})
