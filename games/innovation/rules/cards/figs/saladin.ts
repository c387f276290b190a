import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'
import { all } from '../../vocabulary/amount'

export const saladin = card({
  name: 'Saladin',
  set: 'figs',
  age: 3,
  color: 'red',
  icons: '3hpk',
  dogma: 'k',
  karma: [
    {
      text: 'You may issue the War decree with any two figures.',
      reads: { decreeForTwo: 'War' },
    },
    {
      text: 'If you would activate a card with a demand effect, instead score the top card with a {k} of each color from the board of each opponent.',
      would: 'dogma',
      when: ({ card }) => card.demands,
      *instead({ you }) {
        yield* you.score(together(...you.opponents.map(({ top }) => top.with('k'))), all)
      },
    },
  ],
  effects: [],
})
