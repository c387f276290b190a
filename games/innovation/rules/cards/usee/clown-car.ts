import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const clownCar = card({
  name: 'Clown Car',
  set: 'usee',
  age: 9,
  color: 'purple',
  icons: 'cchl',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you meld a card from my score pile! If it has no {c}, repeat this effect!',
      *demand({ you, me }) {
        const melded = yield* you.meld(me.scorePile)
        return melded && !melded.has('c') ? repeat : undefined
      },
    },
  ],
})
