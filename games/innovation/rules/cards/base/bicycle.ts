import { card } from '../../vocabulary/card'

export const bicycle = card({
  name: 'Bicycle',
  age: 7,
  color: 'green',
  icons: 'ccih',
  dogma: 'c',
  effects: [
    {
      text: 'You may exchange your whole hand with your whole score pile.',
      *share({ you }) {
        if (yield* you.may.agrees('Exchange your hand and score pile?'))
          yield* you.exchange(you.hand, you.scorePile)
      },
    },
  ],
})
