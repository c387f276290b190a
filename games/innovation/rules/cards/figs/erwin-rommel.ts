import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const erwinRommel = card({
  name: 'Erwin Rommel',
  set: 'figs',
  age: 8,
  color: 'red',
  icons: 'fhfp',
  dogma: 'f',
  karma: [
    { text: 'You may issue the War decree with any two figures.', reads: { decreeForTwo: 'War' } },
    {
      text: 'If you would score a card that is not a figure, instead score the top card of its color from all boards, and a card from any score pile.',
      would: 'score',
      when: ({ card }) => card.set !== 'figs',
      *instead({ you, card }) {
        yield* you.score(you.topCardsOfAll.of(card.color), all)
        yield* you.score(together(...you.everyone.map(({ scorePile }) => scorePile)))
      },
    },
  ],
  effects: [],
})
