import { card } from '../../vocabulary/card'

export const mccarthyism = card({
  name: 'McCarthyism',
  set: 'usee',
  age: 9,
  color: 'red',
  icons: 'fiih',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you draw and meld an {8}! If Socialism is a top card on your board, you lose the game!',
      *demand({ you, age }) {
        yield* you.drawAndMeld(age(8))
        if (you.top.has('Socialism')) yield* you.lose()
      },
    },
    {
      text: 'Score your top purple card.',
      *share({ you }) {
        yield* you.score(you.topOf('purple'))
      },
    },
    {
      text: 'You may splay your red or blue cards up.',
      *share({ you }) {
        yield* you.may.splay(['red', 'blue'], 'up')
      },
    },
  ],
})
