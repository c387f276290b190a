import { card } from '../../vocabulary/card'

export const sinuhe = card({
  name: 'Sinuhe',
  set: 'figs',
  age: 1,
  color: 'purple',
  icons: 'pllh',
  dogma: 'l',
  karma: [
    {
      text: 'You may issue the Rivalry decree with any two figures.',
      reads: { decreeForTwo: 'Rivalry' },
    },
    {
      text: 'Each {k} on your board adds a point to your score.',
      reads: { score: (you) => you.icons('k') },
    },
  ],
  effects: [],
})
