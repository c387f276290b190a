import { card } from '../../vocabulary/card'

export const sneferu = card({
  name: 'Sneferu',
  set: 'figs',
  age: 1,
  color: 'yellow',
  icons: 'hkkp',
  dogma: 'k',
  karma: [
    {
      text: 'You may issue the Expansion decree with any two figures.',
      reads: { decreeForTwo: 'Expansion' },
    },
    {
      text: 'If you would meld a card, first draw and tuck a {2}. If the tucked card has no {k}, return it.',
      would: 'meld',
      *first({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(2))
        if (tucked && !tucked.has('k')) yield* you.return(tucked)
      },
    },
  ],
  effects: [],
})
