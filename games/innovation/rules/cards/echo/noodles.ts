import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import type { Seat } from '../../vocabulary/seat'

export const noodles = card({
  name: 'Noodles',
  set: 'echo',
  age: 1,
  color: 'yellow',
  icons: 'khk1',
  dogma: 'k',
  effects: [
    {
      text: 'If you have more {1} in your hand than each opponent, draw and score a {2}.',
      *share({ you, age }) {
        const ones = (player: Seat): number => player.hand.ofValue(age(1)).count
        if (you.opponents.every((opponent) => ones(opponent) < ones(you))) yield* you.drawAndScore(age(2))
      },
    },
    {
      text: 'Draw and reveal a {1}. If it is yellow, score all {1} from your hand.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(1))
        if (drawn?.color === 'yellow') yield* you.score(you.hand.ofValue(age(1)), all)
      },
    },
  ],
})
