import { card } from '../../vocabulary/card'

export const archimedes = card({
  name: 'Archimedes',
  set: 'figs',
  age: 2,
  color: 'blue',
  icons: 'shps',
  dogma: 's',
  karma: [
    {
      text: 'You may issue the Advancement decree with any two figures.',
      reads: { decreeForTwo: 'Advancement' },
    },
    {
      text: 'If you would activate a card, first raise every printed value in its effects by one for this action.',
      would: 'dogma',
      *first({ action }) {
        action.raise(1)
      },
    },
  ],
  effects: [],
})
