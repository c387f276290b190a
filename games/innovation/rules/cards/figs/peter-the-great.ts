import { card } from '../../vocabulary/card'

export const peterTheGreat = card({
  name: 'Peter the Great',
  set: 'figs',
  age: 5,
  color: 'red',
  icons: 'fp5h',
  dogma: 'f',
  karma: [
    {
      text: 'You may issue the War decree with any two figures.',
      reads: { decreeForTwo: 'War' },
    },
    {
      text: 'If you would return a card, first score your bottom green card. If the scored card has a {c}, achieve your bottom green card if you are eligible.',
      would: 'return',
      *first({ you }) {
        const scored = yield* you.score(you.bottomOf('green'))
        if (scored?.has('c')) yield* you.achieve(you.bottomOf('green'), 'ifEligible')
      },
    },
  ],
  effects: [],
})
