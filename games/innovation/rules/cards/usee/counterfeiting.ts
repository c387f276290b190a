import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const counterfeiting = card({
  name: 'Counterfeiting',
  set: 'usee',
  age: 2,
  color: 'green',
  icons: 'scch',
  dogma: 'c',
  effects: [
    {
      text: 'Score a top card from your board of a value that your score pile does not have. If you do, repeat this effect.',
      *share({ you }) {
        const fresh = you.top.where(({ ageOnBoard }) => you.scorePile.ofValue(ageOnBoard).isEmpty)
        return (yield* you.score(fresh)) ? repeat : undefined
      },
    },
    {
      text: 'You may splay your green or purple cards left.',
      *share({ you }) {
        yield* you.may.splay(['green', 'purple'], 'left')
      },
    },
  ],
})
