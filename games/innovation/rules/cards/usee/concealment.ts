import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const concealment = card({
  name: 'Concealment',
  set: 'usee',
  age: 8,
  color: 'red',
  icons: 'hffi',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you tuck all your secrets!',
      *demand({ you }) {
        yield* you.tuck(you.secrets, all)
      },
    },
    {
      text: 'Safeguard your bottom purple card.',
      *share({ you }) {
        yield* you.safeguard(you.bottomOf('purple'))
      },
    },
  ],
})
