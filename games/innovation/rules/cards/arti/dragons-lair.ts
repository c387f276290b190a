import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const dragonsLair = card({
  name: "Dragon's Lair",
  set: 'arti',
  age: 10,
  color: 'purple',
  icons: 'hccc',
  dogma: 'f',
  effects: [
    {
      text: 'I compel you to meld the lowest card from your score pile whose value is unique there! If you do, meld a card of its color from your hand! If you meld one card in total, you lose! Otherwise, junk the top card of each deck!',
      *compel({ you }) {
        const pile = you.scorePile
        const melded = yield* you.meld(pile.where(({ age }) => pile.ofValue(age).count === 1).lowest)
        const another = melded && (yield* you.meld(you.hand.of(melded.color)))
        if (melded && !another) yield* you.lose()
        else yield* you.junk(these(...you.decks.map(({ first }) => first)), all, { order: 'never' })
      },
    },
  ],
})
