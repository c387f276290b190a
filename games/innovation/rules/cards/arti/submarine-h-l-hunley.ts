import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const submarineHLHunley = card({
  name: 'Submarine H. L. Hunley',
  set: 'arti',
  age: 7,
  color: 'red',
  icons: 'fffh',
  dogma: 'f',
  effects: [
    {
      text: 'I compel you to draw and meld a {7}! Reveal the bottom card of its color on your board! If it has an even value, return all cards of that color from your board!',
      *compel({ you, age }) {
        const melded = yield* you.drawAndMeld(age(7))
        if (!melded) return
        const bottom = you.bottomOf(melded.color)
        yield* you.reveal(bottom)
        if (bottom && bottom.ageOnBoard % 2 === 0) yield* you.return(you.stack(melded.color), all)
      },
    },
  ],
})
