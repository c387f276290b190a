import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'
import { higher, plain } from '../../facts/names'

export const thermometer = card({
  name: 'Thermometer',
  set: 'echo',
  age: 5,
  color: 'blue',
  icons: 'h&5s',
  dogma: 's',
  echo: [
    {
      text: 'Meld your bottom green card.',
      *share({ you }) {
        yield* you.meld(you.bottomOf('green'))
      },
    },
  ],
  effects: [
    {
      text: 'Draw and meld a card of value one higher than your top yellow card. If the melded card is yellow, or if Thermometer was foreseen and it is red or purple, repeat this effect.',
      *share({ you, foreseen }) {
        const value = you.topOf('yellow')?.ageOnBoard ?? plain(0)
        const color = (yield* you.drawAndMeld(higher(value, 1)))?.color
        const again = color === 'yellow' || (foreseen && (color === 'red' || color === 'purple'))
        return again ? repeat : undefined
      },
    },
  ],
})
