import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const pavlovianTusk = card({
  name: 'Pavlovian Tusk',
  set: 'arti',
  age: 1,
  color: 'red',
  icons: 'hckc',
  dogma: 'c',
  effects: [
    {
      text: 'Draw three cards of the value of your top green card, or of value 1 without one. Return one of them. Score one of those you keep.',
      *share({ you }) {
        const drawn = yield* you.draw(you.topOf('green')?.ageOnBoard ?? plain(1), 3)
        yield* you.return(you.hand.only(...drawn))
        yield* you.score(you.hand.only(...drawn))
      },
    },
  ],
})
