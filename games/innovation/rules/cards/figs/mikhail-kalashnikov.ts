import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const mikhailKalashnikov = card({
  name: 'Mikhail Kalashnikov',
  set: 'figs',
  age: 9,
  color: 'red',
  icons: 'pffh',
  dogma: 'f',
  karma: [
    {
      text: "If an opponent would meld a card, first choose a top red card on an opponent's board, and either score it or self-execute it.",
      would: 'meld',
      who: 'opponents',
      *first({ you }) {
        const reds = together(...you.opponents.map(({ top }) => top)).of('red')
        yield* you.either('', {
          score: you.amongCards(reds, (card) => you.score(card)),
          'self-execute': you.amongCards(reds, (card) => you.selfExecute(card)),
        })
      },
    },
  ],
  effects: [],
})
