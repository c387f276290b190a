import { card } from '../../vocabulary/card'

export const quantumComputers = card({
  name: 'Quantum Computers',
  set: 'usee',
  age: 11,
  color: 'blue',
  icons: 'iihi',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you flip a coin! If you lose the flip, you lose the game!',
      *demand({ you }) {
        if (!(yield* you.flipCoin())) yield* you.lose()
      },
    },
    {
      text: 'Flip a coin until you win a flip. Each time you lose one, return a secret. If you cannot, you lose the game.',
      *share({ you }) {
        while (!(yield* you.flipCoin())) {
          const secret = yield* you.choose(you.secrets, { title: 'Return a secret' })
          if (!(yield* you.return(secret))) return void (yield* you.lose())
        }
      },
    },
  ],
})
