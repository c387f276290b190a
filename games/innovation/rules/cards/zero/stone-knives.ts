import { card } from '../../vocabulary/card'

export const stoneKnives = card({
  name: 'Stone Knives',
  age: 0,
  color: 'red',
  icons: 'hkck',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you draw, reveal and return a {0}! Transfer your top card of its color to my board!',
      *demand({ you, me, age }) {
        const drawn = yield* you.drawAndReveal(age(0))
        yield* you.return(drawn)
        if (drawn) yield* you.transfer(you.topOf(drawn.color), me.board)
      },
    },
    {
      text: 'If Skinning is a top card on your board, draw a {1}.',
      *share({ you, age }) {
        if (you.top.has('Skinning')) yield* you.draw(age(1))
      },
    },
  ],
})
