import { higher } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const heirloom = card({
  name: 'Heirloom',
  set: 'usee',
  age: 4,
  color: 'yellow',
  icons: 'fcfh',
  dogma: 'f',
  effects: [
    {
      text: 'Transfer one of your secrets to the available achievements, and draw a card of value one higher than it. If you do not, safeguard an available achievement of the value of your top red card.',
      *share({ you }) {
        const transferred = yield* you.transfer(you.secrets, you.available)
        const red = you.topOf('red')
        if (transferred) yield* you.draw(higher(transferred.age, 1))
        else if (red) yield* you.safeguardOfValue(red.ageOnBoard)
      },
    },
  ],
})
