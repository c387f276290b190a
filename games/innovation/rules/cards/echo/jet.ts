import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const jet = card({
  name: 'Jet',
  set: 'echo',
  age: 9,
  color: 'red',
  icons: 'h&ia',
  dogma: 'i',
  echo: [
    {
      text: 'Meld a card from your hand.',
      *share({ you, notes }) {
        notes.remember(you, yield* you.meld(you.hand))
      },
    },
  ],
  effects: [
    {
      text: 'I demand you return your top card of the color of the card that I last melded due to the echo effect of Jet during this action! Junk all available achievements of the values of the melded and the returned card!',
      *demand({ you, me, notes }) {
        const melded = notes.remembered(me).at(-1)
        if (!melded) return
        const returned = yield* you.return(you.topOf(melded.color))
        yield* you.junk(you.available.ofValue(melded.ageOnBoard, returned?.ageOnBoard), all)
      },
    },
    {
      text: 'Draw and foreshadow a {10}.',
      *share({ you, age }) {
        yield* you.drawAndForeshadow(age(10))
      },
    },
  ],
})
