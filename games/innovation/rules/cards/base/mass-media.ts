import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const massMedia = card({
  name: 'Mass Media',
  age: 8,
  color: 'green',
  icons: 'shis',
  dogma: 's',
  effects: [
    {
      text: 'You may return a card from your hand. If you do, choose a value, and return whatever cards of it lie in any score pile.',
      *share({ you }) {
        const returned = yield* you.may.return(you.hand)
        if (!returned) return
        const value = yield* you.chooseValue()
        const scored = together(...you.everyone.map(({ scorePile }) => scorePile))
        yield* you.return(scored.ofValue(value), all)
      },
    },
    {
      text: 'You may splay your purple cards up.',
      *share({ you }) {
        yield* you.may.splay('purple', 'up')
      },
    },
  ],
})
