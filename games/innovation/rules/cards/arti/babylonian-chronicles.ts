import { card } from '../../vocabulary/card'

export const babylonianChronicles = card({
  name: 'Babylonian Chronicles',
  set: 'arti',
  age: 2,
  color: 'red',
  icons: 'hkkk',
  dogma: 'k',
  effects: [
    {
      text: 'I compel you to transfer a top card with a {k} from your board to mine that is not red!',
      *compel({ you, me }) {
        yield* you.transfer(you.top.not('red').with('k'), me.board)
      },
    },
    {
      text: 'Draw and score a {3}.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(3))
      },
    },
  ],
})
