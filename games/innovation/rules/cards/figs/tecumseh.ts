import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const tecumseh = card({
  name: 'Tecumseh',
  set: 'figs',
  age: 6,
  color: 'red',
  icons: 'fhpf',
  dogma: 'f',
  karma: [
    {
      text: "If you would meld a card, first choose a value. Return a top card of that value with a {f} from each player's board. Junk an available achievement of that value.",
      would: 'meld',
      *first({ you }) {
        const value = yield* you.chooseValue()
        if (value === undefined) return
        const title = 'Choose a card to return for each player'
        const cards = yield* you.chooseOfEach(you.everyone, ({ top }) => top.with('f').ofValue(value), title)
        yield* you.return(these(...cards), all)
        yield* you.junkAchievement(value)
      },
    },
  ],
  effects: [],
})
