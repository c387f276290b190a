import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const queenVictoria = card({
  name: 'Queen Victoria',
  set: 'figs',
  age: 7,
  color: 'purple',
  icons: 'ssph',
  dogma: 's',
  karma: [
    { text: 'You may issue the Rivalry decree with any two figures.', reads: { decreeForTwo: 'Rivalry' } },
    {
      text: 'If you would score a card, first choose a figure in any score pile, and either score it or transfer it to the available achievements.',
      would: 'score',
      *first({ you }) {
        const piles = together(...you.everyone.map(({ scorePile }) => scorePile))
        const figure = yield* you.choose(piles.where(({ set }) => set === 'figs'))
        if (!figure) return
        yield* you.either('', {
          'score it': () => you.score(figure),
          'transfer it to the available achievements': () => you.transfer(figure, you.available),
        })
      },
    },
  ],
  effects: [],
})
