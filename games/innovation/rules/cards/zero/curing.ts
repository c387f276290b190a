import { card } from '../../vocabulary/card'

export const curing = card({
  name: 'Curing',
  age: 0,
  color: 'blue',
  icons: 'chrc',
  dogma: 'c',
  effects: [
    {
      text: 'Score another top card with {r} from your board. If you do not, you lose.',
      *share({ you, self }) {
        const scored = yield* you.score(you.top.with('r').except(self))
        if (!scored) yield* you.lose()
      },
    },
    {
      text: 'You may exchange your whole hand with all highest cards in the score pile of an opponent.',
      *share({ you }) {
        if (!(yield* you.may.agrees('Exchange your hand with the highest cards of a score pile?'))) return
        const opponent = yield* you.choosePlayer(you.opponents)
        if (opponent) yield* you.exchange(you.hand, opponent.scorePile.highest)
      },
    },
  ],
})
