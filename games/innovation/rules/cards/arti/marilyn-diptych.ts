import { card } from '../../vocabulary/card'

export const marilynDiptych = card({
  name: 'Marilyn Diptych',
  set: 'arti',
  age: 9,
  color: 'purple',
  icons: 'ccch',
  dogma: 'c',
  effects: [
    {
      text: 'You may score a card from your hand. You may transfer a card from your score pile to your hand. If you have exactly 25 points, you win.',
      *share({ you }) {
        yield* you.may.score(you.hand)
        yield* you.may.transfer(you.scorePile, you.hand)
        if (you.points === 25) yield* you.win()
      },
    },
    {
      text: 'Junk an available standard achievement.',
      *share({ you }) {
        yield* you.junkAchievement(...you.values)
      },
    },
  ],
})
