import { card } from '../../vocabulary/card'

export const charitableTrust = card({
  name: 'Charitable Trust',
  set: 'echo',
  age: 3,
  color: 'green',
  icons: '&hc3',
  dogma: 'c',
  echo: [
    {
      text: 'Draw a {3} or {4}.',
      *share({ you, age, notes }) {
        const value = yield* you.chooseValue([age(3), age(4)])
        if (value !== undefined) notes.remember(you, yield* you.draw(value))
      },
    },
  ],
  effects: [
    {
      text: 'You may meld a card from your hand that you drew due to the echo effect of Charitable Trust. If you meld a {3}, achieve your top green card, if eligible. If you meld a {4}, return your top green card.',
      *share({ you, age, notes }) {
        const melded = yield* you.may.meld(you.hand.only(...notes.remembered(you)))
        if (melded?.age === age(3)) yield* you.achieve(you.topOf('green'), 'ifEligible')
        if (melded?.age === age(4)) yield* you.return(you.topOf('green'))
      },
    },
  ],
})
