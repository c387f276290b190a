import { card } from '../../vocabulary/card'

export const plumbing = card({
  name: 'Plumbing',
  set: 'echo',
  age: 1,
  color: 'red',
  icons: '&2hk',
  dogma: 'k',
  echo: [
    {
      text: 'Score the bottom blue card on your board.',
      *share({ you }) {
        yield* you.score(you.bottomOf('blue'))
      },
    },
  ],
  effects: [
    {
      text: 'Junk all cards in the {1} deck.',
      *share({ you, age }) {
        yield* you.junkDeck(age(1))
      },
    },
  ],
})
