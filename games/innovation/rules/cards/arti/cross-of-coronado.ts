import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const crossOfCoronado = card({
  name: 'Cross of Coronado',
  set: 'arti',
  age: 4,
  color: 'purple',
  icons: 'cchc',
  dogma: 'c',
  effects: [
    {
      text: 'Reveal your hand. If it has exactly five cards of five colors, you win.',
      *share({ you }) {
        yield* you.reveal(you.hand, all)
        if (you.hand.count === 5 && you.hand.colors.length === 5) yield* you.win()
      },
    },
  ],
})
