import { card } from '../../vocabulary/card'

export const triad = card({
  name: 'Triad',
  set: 'usee',
  age: 6,
  color: 'purple',
  icons: 'slhs',
  dogma: 's',
  effects: [
    {
      text: 'If your hand has three or more cards, return a card from it and splay the color of that card right, tuck a card from it, and score a card from it.',
      *share({ you }) {
        if (you.hand.count < 3) return
        const returned = yield* you.return(you.hand)
        if (returned) yield* you.splay(returned.color, 'right')
        yield* you.tuck(you.hand)
        yield* you.score(you.hand)
      },
    },
  ],
})
