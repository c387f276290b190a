import { card } from '../../vocabulary/card'

export const konstantinNovoselov = card({
  name: 'Konstantin Novoselov',
  set: 'figs',
  age: 11,
  color: 'blue',
  icons: 'pihi',
  dogma: 'i',
  karma: [
    {
      text: 'If you would activate a card as your second action, instead super-execute each of your top cards, in the order red, blue, green, yellow, purple.',
      would: 'dogma',
      when: ({ you }) => you.actionNumber === 2,
      *instead({ you }) {
        for (const color of ['red', 'blue', 'green', 'yellow', 'purple'] as const)
          yield* you.superExecute(you.topOf(color))
      },
    },
  ],
  effects: [],
})
