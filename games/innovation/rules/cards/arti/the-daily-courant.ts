import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const theDailyCourant = card({
  name: 'The Daily Courant',
  set: 'arti',
  age: 5,
  color: 'yellow',
  icons: 'ffch',
  dogma: 'f',
  effects: [
    {
      text: 'Draw, reveal and return a {6}. Draw and meld a card of the value of your top card of its color, or of value 1 without one. Self-execute the melded card.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(6))
        if (!drawn) return
        yield* you.return(drawn)
        const melded = yield* you.drawAndMeld(you.topOf(drawn.color)?.ageOnBoard ?? plain(1))
        yield* you.selfExecute(melded)
      },
    },
  ],
})
