import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const theCommunistManifesto = card({
  name: 'The Communist Manifesto',
  set: 'arti',
  age: 7,
  color: 'purple',
  icons: 'cchl',
  dogma: 'c',
  effects: [
    {
      text: 'For each player in the game, draw and reveal a {7}. Transfer one of the drawn cards to the board of each other player. Meld the last one and self-execute it.',
      *share({ you, age }) {
        let drawn = these(...(yield* you.drawAndReveal(age(7), you.everyone.length)))
        for (const { board } of you.others) {
          const chosen = yield* you.choose(drawn, { title: 'Choose card(s) to transfer' })
          yield* you.transfer(chosen, board)
          drawn = drawn.except(chosen)
        }
        yield* you.selfExecute(yield* you.meld(drawn.first))
      },
    },
  ],
})
