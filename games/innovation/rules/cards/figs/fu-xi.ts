import { card } from '../../vocabulary/card'

export const fuXi = card({
  name: 'Fu Xi',
  set: 'figs',
  age: 1,
  color: 'green',
  icons: 'pchc',
  dogma: 'c',
  karma: [
    {
      text: 'You may issue the Trade decree with any two figures.',
      reads: { decreeForTwo: 'Trade' },
    },
    {
      text: 'If you would draw a card during a first action, first draw and score a {2}.',
      would: 'draw',
      when: ({ you }) => you.actionNumber === 1,
      *first({ you, age }) {
        yield* you.drawAndScore(age(2))
      },
    },
  ],
  effects: [],
})
