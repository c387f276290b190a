import { card } from '../../vocabulary/card'

export const chopsticks = card({
  name: 'Chopsticks',
  set: 'echo',
  age: 1,
  color: 'yellow',
  icons: 'hll&',
  dogma: 'l',
  echo: [
    {
      text: 'You may draw and foreshadow a {1}.',
      *share({ you, age }) {
        yield* you.may.drawAndForeshadow(age(1))
      },
    },
  ],
  effects: [
    {
      text: 'You may junk all cards in the {1} deck. If you do, achieve the highest card in the junk, if eligible.',
      *share({ you, age }) {
        if (yield* you.may.junkDeck(age(1))) yield* you.achieve(you.junkPile.highest, 'ifEligible')
      },
    },
  ],
})
