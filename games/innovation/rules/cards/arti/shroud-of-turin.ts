import { card } from '../../vocabulary/card'

export const shroudOfTurin = card({
  name: 'Shroud of Turin',
  set: 'arti',
  age: 3,
  color: 'purple',
  icons: 'lhll',
  dogma: 'l',
  effects: [
    {
      text: 'Return a card from your hand. If you do, return your top card of its color, and a card of its color from your score pile. If you do all three, claim an available standard achievement, eligible or not.',
      *share({ you }) {
        const returned = yield* you.return(you.hand)
        if (!returned) return
        const top = yield* you.return(you.topOf(returned.color))
        const scored = yield* you.return(you.scorePile.of(returned.color))
        if (!top || !scored) return
        yield* you.achieve(you.available, 'regardless')
      },
    },
  ],
})
