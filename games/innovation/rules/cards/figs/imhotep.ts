import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const imhotep = card({
  name: 'Imhotep',
  set: 'figs',
  age: 1,
  color: 'blue',
  icons: 'khkp',
  dogma: 'k',
  karma: [
    {
      text: 'If you would activate a {1} as a second action, first draw and meld a {2}, then splay its color left on your board. If you do both, and the melded card is a {2}, return the top cards of its color from all boards.',
      would: 'dogma',
      when: ({ you, card, age }) => card.ageOnBoard === age(1) && you.actionNumber === 2,
      *first({ you, age }) {
        const melded = yield* you.drawAndMeld(age(2))
        if (melded === undefined) return
        const splayed = yield* you.splay(melded.color, 'left')
        if (splayed && melded.age === age(2)) yield* you.return(you.topCardsOfAll.of(melded.color), all)
      },
    },
  ],
  effects: [],
})
