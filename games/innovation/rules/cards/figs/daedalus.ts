import { card } from '../../vocabulary/card'

export const daedalus = card({
  name: 'Daedalus',
  set: 'figs',
  age: 1,
  color: 'blue',
  icons: 'phkk',
  dogma: 'k',
  karma: [
    {
      text: 'Each unsplayed color on your board adds one to the value of your highest top card for claiming achievements.',
      reads: {
        highestTopValue: (you) => you.colors.filter((color) => you.splayOf(color) === 'none').length,
      },
    },
  ],
  effects: [],
})
