import { card } from '../../vocabulary/card'

export const fightClub = card({
  name: 'Fight Club',
  set: 'usee',
  age: 10,
  color: 'red',
  icons: 'hppl',
  dogma: 'p',
  effects: [
    {
      text: 'I demand you transfer one of your secrets to my achievements!',
      *demand({ you, me }) {
        yield* you.transfer(you.secrets, me.standardAchievements)
      },
    },
    {
      text: 'You may splay your yellow cards up.',
      *share({ you }) {
        yield* you.may.splay('yellow', 'up')
      },
    },
  ],
})
