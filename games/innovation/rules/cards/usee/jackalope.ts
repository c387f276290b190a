import { COLORS } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const jackalope = card({
  name: 'Jackalope',
  set: 'usee',
  age: 8,
  color: 'yellow',
  icons: 'lhll',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you transfer the highest card without a {i} on your board to my board! If you do, unsplay its color on your board!',
      *demand({ you, me }) {
        const transferred = yield* you.transfer(you.allOnBoard.without('i').highest, me.board)
        if (transferred) yield* you.unsplay(transferred.color)
      },
    },
    {
      text: 'Unsplay the color on your board with the most visible cards.',
      *share({ you }) {
        const most = Math.max(...COLORS.map((color) => you.visible(color).cards))
        yield* you.unsplay(
          yield* you.chooseColor(you.colors.filter((color) => you.visible(color).cards === most)),
        )
      },
    },
  ],
})
