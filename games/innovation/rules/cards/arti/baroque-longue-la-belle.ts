import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const baroqueLongueLaBelle = card({
  name: 'Baroque-Longue la Belle',
  set: 'arti',
  age: 5,
  color: 'green',
  icons: 'fhfc',
  dogma: 'f',
  effects: [
    {
      text: 'Draw and meld a {5}. If it is not green, repeat this effect.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(5))
        return melded && melded.color !== 'green' ? repeat : undefined
      },
    },
  ],
})
