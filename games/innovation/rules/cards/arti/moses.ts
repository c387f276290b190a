import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const moses = card({
  name: 'Moses',
  set: 'arti',
  age: 4,
  color: 'yellow',
  icons: 'llhl',
  dogma: 'l',
  effects: [
    {
      text: 'I compel you to transfer your top card of each color that has a {c} to my score pile!',
      *compel({ you, me }) {
        yield* you.transfer(you.top.with('c'), me.scorePile, all)
      },
    },
    {
      text: 'Score a top card with a {c} from your board.',
      *share({ you }) {
        yield* you.score(you.top.with('c'))
      },
    },
  ],
})
