import { card } from '../../vocabulary/card'

export const denverAirport = card({
  name: 'Denver Airport',
  set: 'usee',
  age: 10,
  color: 'green',
  icons: 'cchp',
  dogma: 'c',
  effects: [
    {
      text: 'You may achieve one of your secrets, regardless of eligibility.',
      *share({ you }) {
        const secret = yield* you.may.choose(you.secrets, { title: 'Choose a card to achieve' })
        yield* you.achieve(secret, 'regardless')
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
