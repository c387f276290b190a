import { card } from '../../vocabulary/card'

export const jpMorgan = card({
  name: 'J.P. Morgan',
  set: 'figs',
  age: 8,
  color: 'green',
  icons: 'cphc',
  dogma: 'c',
  karma: [
    { text: 'You may issue the Trade decree with any two figures.', reads: { decreeForTwo: 'Trade' } },
    {
      text: 'If a player would activate a card, first splay its color up on your board.',
      would: 'dogma',
      who: 'anyone',
      *first({ you, card }) {
        yield* you.splay(card.color, 'up')
      },
    },
  ],
  effects: [],
})
