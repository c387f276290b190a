import { card } from '../../vocabulary/card'

export const coal = card({
  name: 'Coal',
  age: 5,
  color: 'red',
  icons: 'fffh',
  dogma: 'f',
  effects: [
    {
      text: 'Draw and tuck a {5}.',
      *share({ you, age }) {
        yield* you.drawAndTuck(age(5))
      },
    },
    {
      text: 'You may splay your red cards right.',
      *share({ you }) {
        yield* you.may.splay('red', 'right')
      },
    },
    {
      text: 'You may choose a color. If you do, score its top card, then the one beneath.',
      *share({ you }) {
        const color = yield* you.may.chooseColor(you.colors, 'Choose a color to score, twice')
        if (!color) return
        yield* you.score(you.topOf(color))
        yield* you.score(you.topOf(color))
      },
    },
  ],
})
