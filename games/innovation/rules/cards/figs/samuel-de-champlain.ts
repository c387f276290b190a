import { card } from '../../vocabulary/card'

export const samuelDeChamplain = card({
  name: 'Samuel de Champlain',
  set: 'figs',
  age: 5,
  color: 'green',
  icons: 'c5hp',
  dogma: 'c',
  karma: [
    {
      text: 'If you would draw a fifth card into your hand, first claim an available achievement of its value or lower, regardless of eligibility.',
      would: 'draw',
      when: ({ you }) => you.hand.count === 4,
      *first({ you, value }) {
        yield* you.achieve(
          you.available.where(({ age }) => age <= value),
          'regardless',
        )
      },
    },
    {
      text: 'If you would draw a first card into your hand, first draw a {6}.',
      would: 'draw',
      when: ({ you }) => you.hand.isEmpty,
      *first({ you, age }) {
        yield* you.draw(age(6))
      },
    },
  ],
  effects: [],
})
