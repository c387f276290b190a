import { card } from '../../vocabulary/card'

export const sheikhTamim = card({
  name: 'Sheikh Tamim',
  set: 'figs',
  age: 11,
  color: 'red',
  icons: 'cchp',
  dogma: 'c',
  karma: [
    {
      text: 'If you would activate a card, first you may return a card with the featured icon from your hand. If you do, issue the decree of its color.',
      would: 'dogma',
      *first({ you, icon }) {
        const returned = yield* you.may.return(you.hand.with(icon))
        if (returned) yield* you.issueDecree(returned.color)
      },
    },
  ],
  effects: [],
})
