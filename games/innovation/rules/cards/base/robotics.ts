import { card } from '../../vocabulary/card'

export const robotics = card({
  name: 'Robotics',
  age: 10,
  color: 'red',
  icons: 'hfpf',
  dogma: 'f',
  effects: [
    {
      text: 'Score the top green card of your board.',
      *share({ you }) {
        yield* you.score(you.topOf('green'))
      },
    },
    {
      text: 'Draw and meld a {10}. If {f} or {i} is on it, self-execute it.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(10))
        if (melded?.has('f') || melded?.has('i')) yield* you.selfExecute(melded)
      },
    },
  ],
})
