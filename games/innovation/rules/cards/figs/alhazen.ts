import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const alhazen = card({
  name: 'Alhazen',
  set: 'figs',
  age: 3,
  color: 'blue',
  icons: 'ssph',
  dogma: 's',
  karma: [
    {
      text: 'If you would take a Draw action, instead tuck a top card with a {k} from anywhere. Draw a card of value equal to the number of {k} or of {s} in a color on your board.',
      would: 'drawAction',
      *instead({ you }) {
        yield* you.tuck(you.topCardsOfAll.with('k'))
        const icons = you.colors.flatMap((color) => [you.countIn(color, 'k'), you.countIn(color, 's')])
        const numbers = icons.filter((count) => count > 0)
        const number = yield* you.chooseValue(numbers)
        if (number !== undefined) yield* you.draw(plain(number))
      },
    },
  ],
  effects: [],
})
