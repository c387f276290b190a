import { card } from '../../vocabulary/card'

export const suSong = card({
  name: 'Su Song',
  set: 'figs',
  age: 3,
  color: 'green',
  icons: 'cph3',
  dogma: 'c',
  karma: [
    {
      text: 'You may issue the Trade decree with any two figures.',
      reads: { decreeForTwo: 'Trade' },
    },
    {
      text: 'If you would meld a card, first draw and meld a {3}. If the drawn card has no {l}, return it.',
      would: 'meld',
      *first({ you, age }) {
        const drawn = yield* you.drawAndMeld(age(3))
        if (drawn && !drawn.has('l')) yield* you.return(drawn)
      },
    },
  ],
  effects: [],
})
