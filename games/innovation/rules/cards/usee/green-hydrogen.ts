import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const greenHydrogen = card({
  name: 'Green Hydrogen',
  set: 'usee',
  age: 11,
  color: 'green',
  icons: 'fffh',
  dogma: 'f',
  effects: [
    {
      text: 'Score all green cards on your board but the top one. Draw and tuck an {11} for each card scored.',
      *share({ you, age }) {
        const scored = yield* you.score(you.stack('green').beneath(1), all)
        yield* you.drawAndTuck(age(11), scored.length)
      },
    },
  ],
})
