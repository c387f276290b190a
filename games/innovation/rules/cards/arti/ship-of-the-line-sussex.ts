import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { COLORS } from '../../facts/names'

export const shipOfTheLineSussex = card({
  name: 'Ship of the Line Sussex',
  set: 'arti',
  age: 5,
  color: 'red',
  icons: 'ffhf',
  dogma: 'f',
  effects: [
    {
      text: 'If your score pile is empty, choose a color and score all its cards from your board. Otherwise, return your whole score pile.',
      *share({ you }) {
        if (you.scorePile.isEmpty) {
          const color = yield* you.chooseColor(COLORS, 'Choose a Color')
          if (color) yield* you.score(you.stack(color), all)
        } else yield* you.return(you.scorePile, all)
      },
    },
  ],
})
