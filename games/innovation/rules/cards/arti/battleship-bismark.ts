import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const battleshipBismark = card({
  name: 'Battleship Bismark',
  set: 'arti',
  age: 8,
  color: 'red',
  icons: 'hfff',
  dogma: 'f',
  effects: [
    {
      text: 'I compel you to draw and reveal an {8}! Return all cards of its color from your board!',
      *compel({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(8))
        if (drawn) yield* you.return(you.stack(drawn.color), all)
      },
    },
  ],
})
