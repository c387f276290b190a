import { card } from '../../vocabulary/card'

export const johannesKepler = card({
  name: 'Johannes Kepler',
  set: 'figs',
  age: 4,
  color: 'blue',
  icons: 'hsps',
  dogma: 's',
  karma: [
    {
      text: 'If you would activate a card, first raise each printed value in its effects for this action by the number of different values above 3 among your top cards.',
      would: 'dogma',
      *first({ you, action }) {
        action.raise(you.top.values.filter((value) => value > 3).length)
      },
    },
  ],
  effects: [],
})
