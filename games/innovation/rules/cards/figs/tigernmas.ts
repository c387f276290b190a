import { card } from '../../vocabulary/card'

export const tigernmas = card({
  name: 'Tigernmas',
  set: 'figs',
  age: 1,
  color: 'red',
  icons: 'hlpl',
  dogma: 'l',
  karma: [
    {
      text: 'You may issue the War decree with any two figures.',
      reads: { decreeForTwo: 'War' },
    },
    {
      text: 'Each card in your hand is worth a point.',
      reads: { score: (you) => you.hand.count },
    },
  ],
  effects: [],
})
