import { card } from '../../vocabulary/card'

export const plato = card({
  name: 'Plato',
  set: 'figs',
  age: 2,
  color: 'purple',
  icons: 'shsp',
  dogma: 's',
  karma: [
    {
      text: 'You may issue the Rivalry decree with any two figures.',
      reads: { decreeForTwo: 'Rivalry' },
    },
    {
      text: 'If you would activate a card as a first action, first splay its color left. If you do not, junk an available achievement of value 2.',
      would: 'dogma',
      when: ({ you }) => you.actionNumber === 1,
      *first({ you, card }) {
        if (!(yield* you.splay(card.color, 'left'))) yield* you.junkAchievement(2)
      },
    },
  ],
  effects: [],
})
