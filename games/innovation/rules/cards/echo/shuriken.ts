import { card } from '../../vocabulary/card'
import { all, exactly } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const shuriken = card({
  name: 'Shuriken',
  set: 'echo',
  age: 4,
  color: 'red',
  icons: 'cchc',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer two non-red top cards with {k} or {p} of different colors from your board to mine! If you do, and Shuriken was foreseen, transfer them to my achievements!',
      *demand({ you, me, foreseen }) {
        const transferred = yield* you.transfer(you.top.not('red').with('k', 'p'), me.board, exactly(2))
        if (transferred.length === 2 && foreseen)
          yield* you.transfer(these(...transferred), me.standardAchievements, all)
      },
    },
    {
      text: 'You may splay your purple cards right.',
      *share({ you }) {
        yield* you.may.splay('purple', 'right')
      },
    },
  ],
})
