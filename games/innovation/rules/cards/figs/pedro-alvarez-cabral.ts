import { card } from '../../vocabulary/card'

export const pedroAlvarezCabral = card({
  name: 'Pedro Alvarez Cabral',
  set: 'figs',
  age: 4,
  color: 'green',
  icons: '4lhp',
  dogma: 'l',
  karma: [
    {
      text: 'You may issue the Trade decree with any two figures.',
      reads: { decreeForTwo: 'Trade' },
    },
    {
      text: 'If you would activate a {1}, instead claim the World achievement. If you cannot, and Monotheism is a top card on your board, you win.',
      would: 'dogma',
      when: ({ card, age }) => card.ageOnBoard === age(1),
      *instead({ you }) {
        if (!(yield* you.claim('World')) && you.top.has('Monotheism')) yield* you.win()
      },
    },
  ],
  effects: [],
})
