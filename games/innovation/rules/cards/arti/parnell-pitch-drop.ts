import { card } from '../../vocabulary/card'
import { higher } from '../../facts/names'

export const parnellPitchDrop = card({
  name: 'Parnell Pitch Drop',
  set: 'arti',
  age: 8,
  color: 'blue',
  icons: 'sssh',
  dogma: 's',
  effects: [
    {
      text: 'Draw and meld a card of value one higher than your highest top card. Junk an available standard achievement. If you do not, and the melded card has at least three {i}, you win.',
      *share({ you }) {
        const melded = yield* you.drawAndMeld(higher(you.top.highestValue, 1))
        const junked = yield* you.junkAchievement(...you.values)
        const clocks = [...(melded?.icons ?? '')].filter((icon) => icon === 'i')
        if (!junked && clocks.length >= 3) yield* you.win()
      },
    },
  ],
})
