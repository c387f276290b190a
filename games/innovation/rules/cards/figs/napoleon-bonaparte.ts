import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const napoleonBonaparte = card({
  name: 'Napoleon Bonaparte',
  set: 'figs',
  age: 6,
  color: 'red',
  icons: 'h6fp',
  dogma: 'f',
  karma: [
    { text: 'You may issue the War decree with any two figures.', reads: { decreeForTwo: 'War' } },
    {
      text: 'If you would meld, tuck, score or return a card, instead meld it, then tuck it if it is red or blue. Score a top card of value 5 or 6 from anywhere.',
      would: 'anyOf',
      verbs: ['meld', 'tuck', 'score', 'return'],
      *instead({ you, card }) {
        const melded = yield* you.meld(card)
        if (melded?.color === 'red' || melded?.color === 'blue') yield* you.tuck(melded)
        yield* you.score(you.topCardsOfAll.ofValue(plain(5), plain(6)))
      },
    },
  ],
  effects: [],
})
