import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const enigmaMachine = card({
  name: 'Enigma Machine',
  set: 'usee',
  age: 8,
  color: 'red',
  icons: 'iihi',
  dogma: 'i',
  effects: [
    {
      text: 'Either safeguard all available standard achievements, or transfer all your secrets to your hand, or transfer all cards in your hand to the available achievements.',
      *share({ you }) {
        yield* you.either('', {
          'Safeguard all available standard achievements': () => you.safeguard(you.available, all),
          'Transfer all your secrets to your hand': () => you.transfer(you.secrets, you.hand, all),
          'Transfer all cards in your hand to the available achievements': () =>
            you.transfer(you.hand, you.available, all),
        })
      },
    },
    {
      text: 'Choose one of your colors that is splayed left, and splay it up.',
      *share({ you }) {
        yield* you.splay(you.splayed('left'), 'up')
      },
    },
  ],
})
