import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const holography = card({
  name: 'Holography',
  set: 'usee',
  age: 11,
  color: 'purple',
  icons: 'pphp',
  dogma: 'p',
  effects: [
    {
      text: 'Choose red, green or blue. Score all cards of that color on your board but the top two, then splay it aslant. If you did both, exchange all the lowest cards in your score pile with all your claimed standard achievements of lower value.',
      *share({ you }) {
        const color = yield* you.chooseColor(['red', 'green', 'blue'], 'Choose a color to score and splay')
        if (!color) return
        const rest = you.stack(color).beneath(2)
        const scored = yield* you.score(rest, all)
        const splayed = yield* you.splay(color, 'aslant')
        if (rest.isEmpty || scored.length < rest.count || !splayed) return
        const { lowest } = you.scorePile
        const lower = you.standardAchievements.where(({ age }) => age < lowest.highestValue)
        yield* you.exchange(lowest, lower)
      },
    },
  ],
})
