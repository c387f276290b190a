import { card } from '../../vocabulary/card'

export const medicine = card({
  name: 'Medicine',
  age: 3,
  color: 'yellow',
  icons: 'cllh',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you exchange the highest card of your score pile for the lowest of mine!',
      *demand({ you, me }) {
        const yours = yield* you.choose(you.scorePile.highest)
        const mine = yield* you.choose(me.scorePile.lowest)
        yield* you.exchange(you.scorePile.only(yours), me.scorePile.only(mine))
      },
    },
    {
      text: 'Junk an available achievement of value 3 or 4.',
      *share({ you }) {
        yield* you.junkAchievement(3, 4)
      },
    },
  ],
})
