import { card } from '../../vocabulary/card'

export const rubber = card({
  name: 'Rubber',
  set: 'echo',
  age: 7,
  color: 'red',
  icons: 'h&f7',
  dogma: 'f',
  echo: [
    {
      text: 'Draw and tuck two {8}.',
      *share({ you, age }) {
        yield* you.drawAndTuck(age(8), 2)
      },
    },
  ],
  effects: [
    {
      text: 'Score a top card without a bonus from your board.',
      *share({ you }) {
        yield* you.score(you.top.where(({ bonuses }) => bonuses.length === 0))
      },
    },
    {
      text: 'You may splay your red cards up.',
      *share({ you }) {
        yield* you.may.splay('red', 'up')
      },
    },
    {
      text: 'If Rubber was foreseen, foreshadow a top card from your board.',
      *share({ you, foreseen }) {
        if (foreseen) yield* you.foreshadow(you.top)
      },
    },
  ],
})
