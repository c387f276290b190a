import { card } from '../../vocabulary/card'

export const ruler = card({
  name: 'Ruler',
  set: 'echo',
  age: 1,
  color: 'blue',
  icons: 'shs&',
  dogma: 's',
  echo: [
    {
      text: 'Draw a {2}.',
      *share({ you, age }) {
        yield* you.draw(age(2))
      },
    },
  ],
  effects: [
    {
      text: 'Draw two Echoes {1}. Foreshadow one of them and return the other.',
      *share({ you, age }) {
        const first = yield* you.drawFrom('echo', age(1))
        const second = yield* you.drawFrom('echo', age(1))
        const drawn = you.hand.only(first, second)
        const chosen = yield* you.choose(drawn, { title: 'Choose a card to foreshadow' })
        yield* you.foreshadow(chosen)
        yield* you.return(drawn.except(chosen).first)
      },
    },
  ],
})
