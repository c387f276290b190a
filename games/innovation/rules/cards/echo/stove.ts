import { card } from '../../vocabulary/card'

export const stove = card({
  name: 'Stove',
  set: 'echo',
  age: 5,
  color: 'yellow',
  icons: 'h6f&',
  dogma: 'f',
  echo: [
    {
      text: 'Score a top card without {f} from your board.',
      *share({ you }) {
        yield* you.score(you.top.without('f'))
      },
    },
  ],
  effects: [
    {
      text: 'Draw and tuck a {4}. If your top card of its color has a value less than {4}, draw and score a {4}.',
      *share({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(4))
        const top = tucked && you.topOf(tucked.color)
        if (top && top.ageOnBoard < age(4)) yield* you.drawAndScore(age(4))
      },
    },
    {
      text: 'You may splay your green cards right.',
      *share({ you }) {
        yield* you.may.splay('green', 'right')
      },
    },
  ],
})
