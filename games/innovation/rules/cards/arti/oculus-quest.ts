import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const oculusQuest = card({
  name: 'Oculus Quest',
  set: 'arti',
  age: 11,
  color: 'purple',
  icons: 'siih',
  dogma: 'i',
  effects: [
    {
      text: 'I compel you to transfer all cards on your board to your hand!',
      *compel({ you }) {
        yield* you.transfer(you.allOnBoard, you.hand, all)
      },
    },
  ],
})
