import { card } from '../../vocabulary/card'

export const television = card({
  name: 'Television',
  set: 'echo',
  age: 8,
  color: 'purple',
  icons: '8hi&',
  dogma: 'i',
  echo: [
    {
      text: 'Draw and meld an {8}.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(8))
      },
    },
  ],
  effects: [
    {
      text: 'Choose a value and an opponent. Transfer a card of that value from the score pile of that opponent to their board. If they have an achievement of that value, achieve a card of that value from their score pile, if eligible.',
      *share({ you }) {
        const value = yield* you.chooseValue()
        const opponent = yield* you.choosePlayer(you.opponents)
        if (!opponent) return
        const matching = opponent.scorePile.ofValue(value)
        yield* you.transfer(yield* you.choose(matching, { faceDown: true }), opponent.board)
        if (opponent.standardAchievements.ofValue(value).isEmpty) return
        yield* you.achieve(opponent.scorePile.ofValue(value), 'ifEligible')
      },
    },
  ],
})
