import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const spanishInquisition = card({
  name: 'Spanish Inquisition',
  set: 'usee',
  age: 4,
  color: 'red',
  icons: 'shss',
  dogma: 's',
  effects: [
    {
      text: 'I demand you return all but the highest cards from your hand and all but the highest cards from your score pile!',
      *demand({ you }) {
        yield* you.return(you.hand.except(...you.hand.highest), all)
        yield* you.return(you.scorePile.except(...you.scorePile.highest), all)
      },
    },
    {
      text: 'If Spanish Inquisition is a top card on your board, return all red cards from your board.',
      *share({ you, self }) {
        if (you.topOf('red') === self) yield* you.return(you.stack('red'), all)
      },
    },
  ],
})
