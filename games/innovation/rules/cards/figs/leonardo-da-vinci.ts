import { card } from '../../vocabulary/card'

export const leonardoDaVinci = card({
  name: 'Leonardo Da Vinci',
  set: 'figs',
  age: 4,
  color: 'yellow',
  icons: 'p5hl',
  dogma: 'l',
  karma: [
    {
      text: 'If you would meld a card, first meld another card from your hand. If that is purple, draw three {4}, then score a top figure from anywhere.',
      would: 'meld',
      *first({ you, card, age }) {
        const melded = yield* you.meld(you.hand.except(card))
        if (melded?.color !== 'purple') return
        yield* you.draw(age(4), 3)
        yield* you.score(you.topCardsOfAll.where(({ set }) => set === 'figs'))
      },
    },
  ],
  effects: [],
})
