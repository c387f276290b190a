import { card } from '../../vocabulary/card'

export const safeDepositBox = card({
  name: 'Safe Deposit Box',
  set: 'usee',
  age: 7,
  color: 'red',
  icons: 'hcic',
  dogma: 'c',
  effects: [
    {
      text: 'You may choose either to draw and junk two {7}, or to exchange all cards in your score pile with all valued cards in the junk.',
      *share({ you, age }) {
        yield* you.may.either('Choose an option', {
          *'Draw and junk'() {
            yield* you.drawAndJunk(age(7))
            yield* you.drawAndJunk(age(7))
          },
          Exchange: () => you.exchange(you.scorePile, you.junkPile),
        })
      },
    },
  ],
})
