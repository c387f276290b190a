import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { COLORS } from '../../facts/names'

export const kobukson = card({
  name: 'Kobukson',
  set: 'echo',
  age: 4,
  color: 'red',
  icons: '5fh&',
  dogma: 'f',
  echo: [
    {
      text: 'Splay left a color on the board of any player.',
      *share({ you }) {
        const options = you.everyone.flatMap((owner) =>
          COLORS.map((color) => ({ owner, color, says: `${owner.name} ${color}` })),
        )
        const chosen = yield* you.chooseStack(options, 'Choose a stack to splay left')
        if (chosen) yield* you.splayBoardOf(chosen.owner, chosen.color, 'left')
      },
    },
  ],
  effects: [
    {
      text: 'I demand you return a top card with {k} of each color from your board! Draw and tuck a {4}!',
      *demand({ you, age }) {
        yield* you.return(you.top.with('k'), all)
        yield* you.drawAndTuck(age(4))
      },
    },
    {
      text: 'Draw and tuck a {4}.',
      *share({ you, age }) {
        yield* you.drawAndTuck(age(4))
      },
    },
    {
      text: 'If Kobukson was foreseen, draw and meld a {5}.',
      *share({ you, age, foreseen }) {
        if (foreseen) yield* you.drawAndMeld(age(5))
      },
    },
  ],
})
