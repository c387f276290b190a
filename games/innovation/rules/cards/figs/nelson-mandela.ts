import { card } from '../../vocabulary/card'

export const nelsonMandela = card({
  name: 'Nelson Mandela',
  set: 'figs',
  age: 9,
  color: 'red',
  icons: 'lphl',
  dogma: 'l',
  karma: [
    {
      text: 'If you would activate a card as your second action, instead super-execute it.',
      would: 'dogma',
      when: ({ you }) => you.actionNumber === 2,
      *instead({ you, card }) {
        yield* you.superExecute(card)
      },
    },
    {
      text: 'Every two {p} on your board count as an achievement.',
      reads: { extraAchievements: (you) => Math.floor(you.icons('p') / 2) },
    },
  ],
  effects: [],
})
