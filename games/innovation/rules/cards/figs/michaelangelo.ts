import { card } from '../../vocabulary/card'

export const michaelangelo = card({
  name: 'Michaelangelo',
  set: 'figs',
  age: 4,
  color: 'yellow',
  icons: 'chpc',
  dogma: 'c',
  karma: [
    {
      text: 'Each card in your hand counts as a card in your score pile, too.',
      reads: { scorePile: (you) => you.hand.list },
    },
  ],
  effects: [],
})
