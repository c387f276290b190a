import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'
import { plain, COLORS } from '../../facts/names'

export const clock = card({
  name: 'Clock',
  set: 'echo',
  age: 4,
  color: 'purple',
  icons: '&5hs',
  dogma: 's',
  echo: [
    {
      text: 'You may splay your color with the most cards right.',
      *share({ you }) {
        const most = Math.max(...COLORS.map((color) => you.stack(color).count))
        yield* you.may.splay(
          COLORS.filter((color) => you.stack(color).count === most),
          'right',
        )
      },
    },
  ],
  effects: [
    {
      text: 'I demand you transfer all cards from your hand and score pile of value equal to the number of visible cards of a color of my choice on my board to my score pile! Junk an available achievement of that value!',
      *demand({ you, me }) {
        const options = COLORS.map((color) => {
          const count = me.visible(color).cards
          return { owner: me, color, count, says: `${color} (${count})` }
        })
        const chosen = yield* me.chooseStack(options, 'Choose a color')
        if (!chosen) return
        const value = plain(chosen.count)
        yield* you.transfer(
          together(you.hand.ofValue(value), you.scorePile.ofValue(value)),
          me.scorePile,
          all,
        )
        yield* you.junkAchievement(value)
      },
    },
  ],
})
