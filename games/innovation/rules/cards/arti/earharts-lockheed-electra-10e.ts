import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const earhartsLockheedElectra10E = card({
  name: "Earhart's Lockheed Electra 10E",
  set: 'arti',
  age: 8,
  color: 'blue',
  icons: 'ihii',
  dogma: 'i',
  effects: [
    {
      text: 'For each value below nine, in descending order, junk a top card of that value from your board. If there is a card of each of these values in the junk, you win.',
      *share({ you }) {
        const values = you.values.filter((value) => value < 9).map(plain)
        for (const value of values.toReversed()) yield* you.junk(you.top.ofValue(value))
        if (values.every((value) => you.junkPile.values.includes(value))) yield* you.win()
      },
    },
    {
      text: 'Claim an available standard achievement, eligible or not.',
      *share({ you }) {
        yield* you.achieve(you.available, 'regardless')
      },
    },
  ],
})
