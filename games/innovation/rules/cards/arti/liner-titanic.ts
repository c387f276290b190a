import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const linerTitanic = card({
  name: 'Liner Titanic',
  set: 'arti',
  age: 8,
  color: 'green',
  icons: 'cfch',
  dogma: 'c',
  effects: [
    {
      text: 'Score all bottom cards from your board.',
      *share({ you }) {
        yield* you.score(these(...you.colors.map((color) => you.bottomOf(color))), all)
      },
    },
  ],
})
