import { card } from '../../vocabulary/card'

export const avicenna = card({
  name: 'Avicenna',
  set: 'figs',
  age: 3,
  color: 'yellow',
  icons: 'plhl',
  dogma: 'l',
  karma: [
    {
      text: 'You may issue the Expansion decree with any two figures.',
      reads: { decreeForTwo: 'Expansion' },
    },
    {
      text: 'If you would activate a card as a first action, instead junk the lowest available standard achievement and super-execute it.',
      would: 'dogma',
      when: ({ you }) => you.actionNumber === 1,
      *instead({ you }) {
        const [lowest] = you.available.values
        if (lowest !== undefined) yield* you.superExecute(yield* you.junkAchievement(lowest))
      },
    },
  ],
  effects: [],
})
