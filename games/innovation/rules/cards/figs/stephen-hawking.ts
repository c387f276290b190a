import { card } from '../../vocabulary/card'

export const stephenHawking = card({
  name: 'Stephen Hawking',
  set: 'figs',
  age: 10,
  color: 'blue',
  icons: 'bpsh',
  dogma: 's',
  karma: [
    {
      text: 'If you would activate a card, first score your bottom card of its color for each {h} in that color on your board.',
      would: 'dogma',
      *first({ you, card }) {
        const hexes = you.hexesIn(card.color)
        for (let count = 0; count < hexes; count += 1) yield* you.score(you.bottomOf(card.color))
      },
    },
    {
      text: 'If you would draw a card, first draw and tuck a card of the same value.',
      would: 'draw',
      *first({ you, value }) {
        yield* you.drawAndTuck(value)
      },
    },
  ],
  effects: [],
})
