import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { plain } from '../../facts/names'

export const almanac = card({
  name: 'Almanac',
  set: 'echo',
  age: 3,
  color: 'blue',
  icons: 'hl4&',
  dogma: 'l',
  echo: [
    {
      text: 'Draw and foreshadow an Echoes {4}.',
      *share({ you, age }) {
        yield* you.foreshadow(yield* you.drawFrom('echo', age(4)))
      },
    },
  ],
  effects: [
    {
      text: 'You may return a card with a bonus from your forecast. If you do, draw and score a card of value one higher than that bonus.',
      *share({ you }) {
        const returned = yield* you.may.return(you.forecast.where(({ bonuses }) => bonuses.length > 0))
        const bonus = returned?.bonuses[0]
        if (bonus) yield* you.drawAndScore(plain(bonus + 1))
      },
    },
    {
      text: 'If Almanac was foreseen, foreshadow all cards in the forecast of another player.',
      *share({ you, foreseen }) {
        if (!foreseen) return
        const other = yield* you.choosePlayer(you.others)
        if (other) yield* you.foreshadow(other.forecast, all)
      },
    },
  ],
})
