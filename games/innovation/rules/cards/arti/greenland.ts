import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const greenland = card({
  name: 'Greenland',
  set: 'arti',
  age: 11,
  color: 'green',
  icons: 'lihl',
  dogma: 'l',
  effects: [
    {
      text: 'I compel you to return a top card with a {i} from your board! If you do, repeat this effect!',
      *compel({ you }) {
        const returned = yield* you.return(you.top.with('i'))
        return returned ? repeat : undefined
      },
    },
    {
      text: 'Return a top card with a {c} from your board. If you do, repeat this effect.',
      *share({ you }) {
        const returned = yield* you.return(you.top.with('c'))
        return returned ? repeat : undefined
      },
    },
  ],
})
