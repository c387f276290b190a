import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'
import { COLORS } from '../../facts/names'

export const homingPigeons = card({
  name: 'Homing Pigeons',
  set: 'echo',
  age: 3,
  color: 'green',
  icons: '3lhl',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you return two cards from your score pile, each of the value of a card in my hand!',
      *demand({ you, me }) {
        yield* you.return(you.scorePile.ofValue(...me.hand.values), exactly(2))
      },
    },
    {
      text: 'You may splay your red or green cards left. If Homing Pigeons was foreseen, splay all your colors left.',
      *share({ you, foreseen }) {
        yield* you.may.splay(['red', 'green'], 'left')
        if (!foreseen) return
        for (const color of COLORS) yield* you.splay(color, 'left')
      },
    },
  ],
})
