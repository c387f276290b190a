import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const necronomicon = card({
  name: 'Necronomicon',
  set: 'arti',
  age: 3,
  color: 'purple',
  icons: 'hlll',
  dogma: 'l',
  effects: [
    {
      text: 'Draw and reveal a {3}. If it is yellow, return your whole hand. If it is green, unsplay all your colors. If it is red, return your whole score pile. If it is blue, draw a {9}.',
      *share({ you, age }) {
        const color = (yield* you.drawAndReveal(age(3)))?.color
        if (color === 'yellow') yield* you.return(you.hand, all)
        if (color === 'red') yield* you.return(you.scorePile, all)
        if (color === 'blue') yield* you.draw(age(9))
        if (color !== 'green') return
        for (const splayed of you.splayed()) yield* you.unsplay(splayed)
      },
    },
  ],
})
