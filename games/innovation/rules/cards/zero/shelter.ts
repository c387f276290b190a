import { card } from '../../vocabulary/card'

export const shelter = card({
  name: 'Shelter',
  age: 0,
  color: 'yellow',
  icons: 'hskk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you score a card from your hand! If your score pile then has fewer cards than mine, you lose!',
      *demand({ you, me }) {
        yield* you.score(you.hand)
        if (you.scorePile.count < me.scorePile.count) yield* you.lose()
      },
    },
  ],
})
