import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'

export const sunTzu = card({
  name: 'Sun Tzu',
  set: 'figs',
  age: 2,
  color: 'red',
  icons: 'pkhk',
  dogma: 'k',
  karma: [
    {
      text: 'You may issue the War decree with any two figures.',
      reads: { decreeForTwo: 'War' },
    },
    {
      text: 'If you would draw a sharing bonus, first you may meld any number of cards with the featured icon of the action from your hand.',
      would: 'draw',
      when: ({ sharing }) => sharing,
      *first({ you, icon }) {
        if (icon) yield* you.may.meld(you.hand.with(icon), anyNumber)
      },
    },
  ],
  effects: [],
})
