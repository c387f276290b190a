import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const gujinTushuJinsheng = card({
  name: 'Gujin Tushu Jinsheng',
  set: 'arti',
  age: 5,
  color: 'yellow',
  icons: 'schs',
  dogma: 's',
  effects: [
    {
      text: 'If it is your turn, super-execute a top card of another board.',
      *share({ you }) {
        if (you.isCurrent) yield* you.superExecute(together(...you.others.map(({ top }) => top)))
      },
    },
  ],
})
