import { card } from '../../vocabulary/card'

export const muhammadYunus = card({
  name: 'Muhammad Yunus',
  set: 'figs',
  age: 10,
  color: 'green',
  icons: 'cphc',
  dogma: 'c',
  karma: [
    { text: 'You may issue the Trade decree with any two figures.', reads: { decreeForTwo: 'Trade' } },
    {
      text: 'If a player would activate a card, first you may return your bottom green card. If you do, you have sole majority of every icon during the action.',
      would: 'dogma',
      who: 'anyone',
      *first({ you, action }) {
        const returned = yield* you.may.return(you.bottomOf('green'))
        if (returned) action.soleMajority(you)
      },
    },
  ],
  effects: [],
})
