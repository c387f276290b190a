import { higher, plain } from '../../facts/names'
import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const brethrenOfPurity = card({
  name: 'Brethren of Purity',
  set: 'usee',
  age: 3,
  color: 'blue',
  icons: 'sslh',
  dogma: 's',
  effects: [
    {
      text: 'Draw and meld a {3}, or a card of value one higher than the last card melded this way during this action. If you meld over a card with a {s}, repeat this effect.',
      *share({ you, age, notes }) {
        const last = plain(notes.count('value of the last'))
        const value = yield* you.chooseValue(
          notes.noted('value of the last') ? [age(3), higher(last, 1)] : [age(3)],
        )
        const melded = value === undefined ? undefined : yield* you.drawAndMeld(value)
        if (!melded) return
        notes.keep('value of the last', melded.ageOnBoard)
        return you.stack(melded.color).beneath(1).first?.has('s') ? repeat : undefined
      },
    },
  ],
})
