import { card } from '../../vocabulary/card'

export const takiAdDin = card({
  name: 'Taki ad-Din',
  set: 'figs',
  age: 4,
  color: 'blue',
  icons: 'pllh',
  dogma: 'l',
  karma: [
    {
      text: 'You may issue the Advancement decree with any two figures.',
      reads: { decreeForTwo: 'Advancement' },
    },
    {
      text: 'If you would take a Draw action, instead draw and reveal a {5} and splay its color right on your board. If the drawn card has an {s}, meld it.',
      would: 'drawAction',
      *instead({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(5))
        if (drawn) yield* you.splay(drawn.color, 'right')
        if (drawn?.has('s')) yield* you.meld(drawn)
      },
    },
  ],
  effects: [],
})
