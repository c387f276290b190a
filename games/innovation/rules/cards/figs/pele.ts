import { card } from '../../vocabulary/card'

export const pele = card({
  name: 'Pele',
  set: 'figs',
  age: 9,
  color: 'purple',
  icons: 'hapc',
  dogma: 'c',
  karma: [
    { text: 'You may issue the Rivalry decree with any two figures.', reads: { decreeForTwo: 'Rivalry' } },
    {
      text: 'If you would score a card, first you win if your top yellow and your top green card both are highest top cards of your board.',
      would: 'score',
      *first({ you }) {
        const { highest } = you.top
        if (highest.has(you.topOf('yellow')) && highest.has(you.topOf('green'))) yield* you.win()
      },
    },
  ],
  effects: [],
})
