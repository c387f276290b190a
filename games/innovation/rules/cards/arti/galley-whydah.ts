import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { COLORS } from '../../facts/names'

export const galleyWhydah = card({
  name: 'Galley Whydah',
  set: 'arti',
  age: 5,
  color: 'red',
  icons: 'hlss',
  dogma: 's',
  effects: [
    {
      text: 'I compel you to choose a color of which you have more visible cards than I do! Beginning at the bottom, transfer all cards of that color from my board to my score pile, then all from your board to mine!',
      *compel({ you, me }) {
        const more = COLORS.filter((one) => you.visible(one).cards > me.visible(one).cards)
        const color = yield* you.chooseColor(more, 'Choose a Color')
        if (!color) return
        yield* you.transfer(me.stack(color).bottomUp, me.scorePile, all)
        yield* you.transfer(you.stack(color).bottomUp, me.board, all)
      },
    },
  ],
})
