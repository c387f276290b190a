import { card } from '../../vocabulary/card'

export const rock = card({
  name: 'Rock',
  set: 'echo',
  age: 9,
  color: 'purple',
  icons: 'l9hl',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you transfer your top green card to my hand! If Scissors is then your top green card, I win!',
      *demand({ you, me }) {
        yield* you.transfer(you.topOf('green'), me.hand)
        if (you.topOf('green')?.name === 'Scissors') yield* me.win()
      },
    },
    {
      text: 'You may score a top card from your board. If Paper is your top green card, you win.',
      *share({ you }) {
        yield* you.may.score(you.top)
        if (you.topOf('green')?.name === 'Paper') yield* you.win()
      },
    },
  ],
})
