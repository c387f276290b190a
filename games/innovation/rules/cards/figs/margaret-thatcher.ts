import { card } from '../../vocabulary/card'

export const margaretThatcher = card({
  name: 'Margaret Thatcher',
  set: 'figs',
  age: 10,
  color: 'red',
  icons: 'ffph',
  dogma: 'f',
  karma: [
    { text: 'You may issue the War decree with any two figures.', reads: { decreeForTwo: 'War' } },
    {
      text: 'If you would activate a card, first score a top card with a {c} or {f} from anywhere.',
      would: 'dogma',
      *first({ you }) {
        yield* you.score(you.topCardsOfAll.with('c', 'f'))
      },
    },
  ],
  effects: [],
})
