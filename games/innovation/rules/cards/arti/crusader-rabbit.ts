import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const crusaderRabbit = card({
  name: 'Crusader Rabbit',
  set: 'arti',
  age: 9,
  color: 'red',
  icons: 'hlil',
  dogma: 'l',
  effects: [
    {
      text: 'I compel you to transfer the two bottom cards of each color with a demand effect on its top card from your board to my score pile!',
      *compel({ you, me }) {
        const { colors } = you.top.where(({ demands }) => demands)
        const bottoms = colors.map((color) => you.stack(color).bottom(2))
        yield* you.transfer(together(...bottoms), me.scorePile, all)
      },
    },
    {
      text: 'If a top card of your board has a demand effect, score it and draw a {10}.',
      *share({ you, age }) {
        const demanding = you.top.where(({ demands }) => demands)
        if (demanding.isEmpty) return
        yield* you.score(demanding)
        yield* you.draw(age(10))
      },
    },
  ],
})
