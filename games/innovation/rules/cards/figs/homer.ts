import { card } from '../../vocabulary/card'

export const homer = card({
  name: 'Homer',
  set: 'figs',
  age: 1,
  color: 'purple',
  icons: 'hp2k',
  dogma: 'k',
  karma: [
    {
      text: 'If you would activate a card, first draw and tuck a {2}. If its color is not that of the activated card, return your top card of its color.',
      would: 'dogma',
      *first({ you, card, age }) {
        const tucked = yield* you.drawAndTuck(age(2))
        if (tucked && tucked.color !== card.color) yield* you.return(you.topOf(tucked.color))
      },
    },
    {
      text: 'If you would junk or return a figure from your hand, instead tuck it.',
      would: 'anyOf',
      verbs: ['junk', 'return'],
      when: ({ you, card }) => card.set === 'figs' && you.hand.has(card),
      *instead({ you, card }) {
        yield* you.tuck(card)
      },
    },
  ],
  effects: [],
})
