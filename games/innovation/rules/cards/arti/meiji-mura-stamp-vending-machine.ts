import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'
import { these } from '../../vocabulary/cards'

export const meijiMuraStampVendingMachine = card({
  name: 'Meiji-Mura Stamp Vending Machine',
  set: 'arti',
  age: 8,
  color: 'green',
  icons: 'lchc',
  dogma: 'c',
  effects: [
    {
      text: 'Return a card from your hand. Draw and score three cards of its value. If you do not, junk all cards in the deck of the value of the highest card you scored.',
      *share({ you }) {
        const value = (yield* you.return(you.hand))?.age ?? plain(0)
        const scored = these(...(yield* you.drawAndScore(value, 3)))
        if (scored.ofValue(value).count < 3) yield* you.junkDeck(scored.highestValue)
      },
    },
  ],
})
