import { card } from '../../vocabulary/card'
import { all, exactly } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { type Color, COLORS } from '../../facts/names'
import type { Card } from '../../facts/card'

const PROOF: readonly Color[] = ['blue', 'green', 'yellow']

export const globe = card({
  name: 'Globe',
  set: 'echo',
  age: 4,
  color: 'green',
  icons: 'f4fh',
  dogma: 'f',
  effects: [
    {
      text: 'You may return all cards in your hand. If you return blue, green and yellow cards, reveal one of each, draw and foreshadow a {6}, a {7} and an {8}, then splay one of your colors right.',
      *share({ you, age }) {
        if (!(yield* you.may.agrees('Return all cards in your hand?'))) return
        const proving = you.hand.of(...PROOF)
        if (proving.colors.length === PROOF.length) {
          const title = 'Choose a blue, green, and yellow card to reveal'
          const fits = (cards: readonly Card[]) => these(...cards).colors.length === PROOF.length
          yield* you.reveal(these(...(yield* you.chooseSome(proving, exactly(3), { title, fits }))), all)
        }
        const { colors } = these(...(yield* you.return(you.hand, all)))
        if (!PROOF.every((color) => colors.includes(color))) return
        for (const value of [age(6), age(7), age(8)]) yield* you.drawAndForeshadow(value)
        yield* you.splay(COLORS, 'right')
      },
    },
    {
      text: 'If Globe was foreseen, foreshadow a top card from any board.',
      *share({ you, foreseen }) {
        if (foreseen) yield* you.foreshadow(you.topCardsOfAll)
      },
    },
  ],
})
