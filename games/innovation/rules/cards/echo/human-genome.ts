import { card } from '../../vocabulary/card'

export const humanGenome = card({
  name: 'Human Genome',
  set: 'echo',
  age: 10,
  color: 'blue',
  icons: 's&ah',
  dogma: 's',
  echo: [
    {
      text: 'Draw an {11}.',
      *share({ you, age }) {
        yield* you.draw(age(11))
      },
    },
  ],
  effects: [
    {
      text: 'You may draw and score a card of any value. Transfer your bottom red card to your hand. If the values of all cards in your hand match exactly those of all cards in your score pile, you win.',
      *share({ you }) {
        const value = yield* you.may.chooseValue()
        if (value !== undefined) yield* you.drawAndScore(value)
        yield* you.transfer(you.bottomOf('red'), you.hand)
        const [hand, pile] = [you.hand, you.scorePile].map(({ list }) => list.map((card) => Number(card.age)))
        const matches = (one: readonly number[] = [], other: readonly number[] = []) =>
          one.toSorted().join() === other.toSorted().join()
        if (matches(hand, pile)) yield* you.win()
      },
    },
  ],
})
