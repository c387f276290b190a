import { card } from '../../vocabulary/card'

export const esports = card({
  name: 'Esports',
  set: 'echo',
  age: 11,
  color: 'yellow',
  icons: 'tphp',
  dogma: 'p',
  effects: [
    {
      text: 'For each non-yellow top card on your board, in ascending order of value, draw and score a card of equal value. If you do, and Esports was foreseen, you win.',
      *share({ you, foreseen }) {
        const values = you.top.not('yellow').list.map((card) => card.ageOnBoard)
        let scored = 0
        for (const value of values.toSorted((one, other) => one - other)) {
          if (yield* you.drawAndScore(value)) scored += 1
        }
        if (foreseen && scored > 0 && scored === values.length) yield* you.win()
      },
    },
  ],
})
