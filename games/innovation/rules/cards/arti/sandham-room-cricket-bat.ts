import { card } from '../../vocabulary/card'

export const sandhamRoomCricketBat = card({
  name: 'Sandham Room Cricket Bat',
  set: 'arti',
  age: 5,
  color: 'purple',
  icons: 'llfh',
  dogma: 'l',
  effects: [
    {
      text: 'Draw and reveal a {6}. If it is red, claim an available standard achievement, eligible or not. Otherwise, junk one.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(6))
        if (drawn?.color === 'red') {
          yield* you.achieve(you.available, 'regardless')
        } else yield* you.junkAchievement(...you.values)
      },
    },
  ],
})
