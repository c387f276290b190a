import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const linguistics = card({
  name: 'Linguistics',
  set: 'echo',
  age: 2,
  color: 'blue',
  icons: 'ss&h',
  dogma: 's',
  echo: [
    {
      text: 'Either draw a {3}, or draw and foreshadow a {4}.',
      *share({ you, age }) {
        yield* you.either('', {
          [`Draw a ${age(3)}`]: () => you.draw(age(3)),
          [`Draw and foreshadow a ${age(4)}`]: () => you.drawAndForeshadow(age(4)),
        })
      },
    },
  ],
  effects: [
    {
      text: 'Draw a card of the value of a bonus on any board, if there is one. If you do, and Linguistics was foreseen, junk all available achievements of that value.',
      *share({ you, foreseen }) {
        const bonus = yield* you.chooseValue(you.everyone.flatMap(({ bonuses }) => bonuses))
        const drawn = bonus === undefined ? undefined : yield* you.draw(bonus)
        if (drawn && foreseen) yield* you.junk(you.available.ofValue(bonus), all)
      },
    },
  ],
})
