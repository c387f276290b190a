import { card } from '../../vocabulary/card'

export const ptolemy = card({
  name: 'Ptolemy',
  set: 'figs',
  age: 2,
  color: 'green',
  icons: 'hcpc',
  dogma: 'c',
  karma: [
    {
      text: 'You may issue the Trade decree with any two figures.',
      reads: { decreeForTwo: 'Trade' },
    },
    {
      text: 'You may activate the top blue card of every board.',
      reads: { dogmaCards: (you) => you.topCardsOfAll.of('blue').list },
    },
  ],
  effects: [],
})
