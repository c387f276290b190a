import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const ximenBao = card({
  name: 'Ximen Bao',
  set: 'figs',
  age: 2,
  color: 'yellow',
  icons: 'p2hl',
  dogma: 'l',
  karma: [
    {
      text: 'You may issue the Expansion decree with any two figures.',
      reads: { decreeForTwo: 'Expansion' },
    },
    {
      text: 'If you would issue a decree, first junk all cards in the hands of all opponents.',
      would: 'decree',
      *first({ you }) {
        yield* you.junk(together(...you.opponents.map(({ hand }) => hand)), all)
      },
    },
  ],
  effects: [],
})
