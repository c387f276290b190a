import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const ludwigVanBeethoven = card({
  name: 'Ludwig Van Beethoven',
  set: 'figs',
  age: 6,
  color: 'purple',
  icons: 'hp7c',
  dogma: 'c',
  karma: [
    { text: 'You may issue the Rivalry decree with any two figures.', reads: { decreeForTwo: 'Rivalry' } },
    {
      text: 'If you would score a card, first junk all cards from your score pile, then draw and score four {5}. If you score only {5}, draw and score four {5}.',
      would: 'score',
      *first({ you, age }) {
        yield* you.junk(you.scorePile, all, { order: 'never' })
        const scored = yield* you.drawAndScore(age(5), 4)
        if (scored.every((one) => one.age === age(5))) yield* you.drawAndScore(age(5), 4)
      },
    },
  ],
  effects: [],
})
