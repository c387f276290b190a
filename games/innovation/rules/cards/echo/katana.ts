import { card } from '../../vocabulary/card'
import { all, exactly } from '../../vocabulary/amount'

export const katana = card({
  name: 'Katana',
  set: 'echo',
  age: 3,
  color: 'red',
  icons: 'kkhk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you transfer two top cards with {k} from your board to my score pile! If you transfer exactly one, and Katana was foreseen, junk all available standard achievements!',
      *demand({ you, me, foreseen }) {
        const transferred = yield* you.transfer(you.top.with('k'), me.scorePile, exactly(2))
        if (transferred.length === 1 && foreseen) yield* you.junk(you.available, all)
      },
    },
  ],
})
