import { card } from '../../vocabulary/card'

export const optics = card({
  name: 'Optics',
  age: 3,
  color: 'red',
  icons: 'ccch',
  dogma: 'c',
  effects: [
    {
      text: 'Draw and meld a {3}. If it has a {c}, draw and score a {4}. If not, transfer a card from your score pile to the score pile of an opponent who has fewer points than you.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(3))
        if (melded?.has('c')) yield* you.drawAndScore(age(4))
        else {
          const opponent = yield* you.choosePlayer(you.opponents.filter(({ points }) => points < you.points))
          if (opponent) yield* you.transfer(you.scorePile, opponent.scorePile)
        }
      },
    },
  ],
})
