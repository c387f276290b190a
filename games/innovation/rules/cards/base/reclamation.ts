import type { Card } from '../../facts/card'
import { card } from '../../vocabulary/card'
import { type Color, plain } from '../../facts/names'
import { all } from '../../vocabulary/amount'

export const reclamation = card({
  name: 'Reclamation',
  age: 11,
  color: 'yellow',
  icons: 'clhl',
  dogma: 'l',
  effects: [
    {
      text: 'Return the bottom three cards of your red stack. Draw and meld a card whose value is half the sum of the returned values, or the next whole number above it. If you returned three, repeat this effect with the color of the melded card.',
      *share({ you }) {
        let color: Color | undefined = 'red'
        while (color) {
          const returned: readonly Card[] = yield* you.return(you.stack(color).bottom(3), all)
          const sum = returned.reduce((total, { age }) => total + age, 0)
          const melded: Card | undefined = yield* you.drawAndMeld(plain(Math.ceil(sum / 2)))
          color = returned.length === 3 ? melded?.color : undefined
        }
      },
    },
  ],
})
