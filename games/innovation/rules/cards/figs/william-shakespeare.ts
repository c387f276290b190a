import { card } from '../../vocabulary/card'

export const williamShakespeare = card({
  name: 'William Shakespeare',
  set: 'figs',
  age: 4,
  color: 'purple',
  icons: '4phs',
  dogma: 's',
  karma: [
    {
      text: 'You may issue the Rivalry decree with any two figures.',
      reads: { decreeForTwo: 'Rivalry' },
    },
    {
      text: 'You may issue any decree with any three figures.',
      reads: { anyDecreeForThree: true },
    },
  ],
  effects: [],
})
