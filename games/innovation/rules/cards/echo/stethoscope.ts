import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const stethoscope = card({
  name: 'Stethoscope',
  set: 'echo',
  age: 6,
  color: 'blue',
  icons: 's&sh',
  dogma: 's',
  echo: [
    {
      text: 'Meld a blue or yellow card from your hand.',
      *share({ you, notes }) {
        notes.remember(you, yield* you.meld(you.hand.of('blue', 'yellow')))
      },
    },
  ],
  effects: [
    {
      text: 'Draw a {7}. If you melded a blue card due to the echo effect of Stethoscope, draw an {8} and, if Stethoscope was foreseen, a {9}.',
      *share({ you, age, notes, foreseen }) {
        yield* you.draw(age(7))
        if (these(...notes.remembered(you)).of('blue').isEmpty) return
        yield* you.draw(age(8))
        if (foreseen) yield* you.draw(age(9))
      },
    },
    {
      text: 'You may splay your yellow cards right.',
      *share({ you }) {
        yield* you.may.splay('yellow', 'right')
      },
    },
  ],
})
