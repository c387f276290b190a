import { card } from '../../vocabulary/card'

export const priestKing = card({
  name: 'Priest-King',
  set: 'arti',
  age: 1,
  color: 'green',
  icons: 'khkk',
  dogma: 'k',
  effects: [
    {
      text: 'Score a card from your hand. If you have a top card of its color, super-execute it if it is your turn, or self-execute it if it is not.',
      *share({ you }) {
        const scored = yield* you.score(you.hand)
        const top = scored && you.topOf(scored.color)
        if (you.isCurrent) yield* you.superExecute(top)
        else yield* you.selfExecute(top)
      },
    },
  ],
})
