import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { ICONS } from '../../facts/names'

export const meritocracy = card({
  name: 'Meritocracy',
  set: 'echo',
  age: 11,
  color: 'purple',
  icons: 'shst',
  dogma: 's',
  effects: [
    {
      text: 'I demand you choose the standard icon of which I have the most among my icons! Transfer all cards on which that icon is visible from your board to mine or, if Meritocracy was foreseen, to my achievements!',
      *demand({ you, me, foreseen }) {
        const most = Math.max(...ICONS.map((icon) => me.icons(icon)))
        if (most === 0) return
        const icon = yield* you.chooseIcon(ICONS.filter((one) => me.icons(one) === most))
        if (icon) yield* you.transfer(you.showing(icon), foreseen ? me.standardAchievements : me.board, all)
      },
    },
  ],
})
