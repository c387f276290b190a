import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { plain } from '../../facts/names'

export const pizzaPacaya = card({
  name: 'Pizza Pacaya',
  set: 'arti',
  age: 11,
  color: 'red',
  icons: 'hcic',
  dogma: 'c',
  effects: [
    {
      text: 'I compel you to junk all cards from your board! For each value, in ascending order, draw and meld a card of that value!',
      *compel({ you }) {
        yield* you.junk(you.allOnBoard, all)
        for (const value of you.values) yield* you.drawAndMeld(plain(value))
      },
    },
  ],
})
