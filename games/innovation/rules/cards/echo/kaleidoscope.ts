import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const kaleidoscope = card({
  name: 'Kaleidoscope',
  set: 'echo',
  age: 6,
  color: 'purple',
  icons: '6shs',
  dogma: 's',
  effects: [
    {
      text: 'Draw and meld a {7}. You may splay your cards of its color right.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(7))
        if (melded) yield* you.may.splay(melded.color, 'right')
      },
    },
    {
      text: 'Junk an available achievement of value equal to the number of {s} on your board. If Kaleidoscope was foreseen, junk all available achievements of lower value.',
      *share({ you, foreseen }) {
        const count = you.icons('s')
        yield* you.junkAchievement(count)
        if (foreseen)
          yield* you.junk(
            you.available.where((card) => card.age < count),
            all,
          )
      },
    },
  ],
})
