import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const boerhavveMicroscope = card({
  name: 'Boerhavve Microscope',
  set: 'arti',
  age: 5,
  color: 'blue',
  icons: 'sfsh',
  dogma: 's',
  effects: [
    {
      text: 'Return the lowest card of your hand and the lowest top card of your board. Draw and score a card whose value is the sum of the returned values.',
      *share({ you }) {
        const fromHand = yield* you.return(you.hand.lowest)
        const fromBoard = yield* you.return(you.top.lowest)
        yield* you.drawAndScore(plain((fromHand?.age ?? 0) + (fromBoard?.age ?? 0)))
      },
    },
  ],
})
