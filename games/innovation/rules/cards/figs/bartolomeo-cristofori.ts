import { card } from '../../vocabulary/card'

export const bartolomeoCristofori = card({
  name: 'Bartolomeo Cristofori',
  set: 'figs',
  age: 5,
  color: 'purple',
  icons: 'lphl',
  dogma: 'l',
  karma: [
    {
      text: 'If you would meld a fifth visible card of a color on your board, first claim an available standard achievement, regardless of eligibility.',
      would: 'meld',
      when: ({ you, card }) => {
        const stack = you.stack(card.color)
        return you.splayOf(card.color) !== 'none' && stack.count === 4 && !stack.has(card)
      },
      *first({ you }) {
        yield* you.achieve(you.available, 'regardless')
      },
    },
  ],
  effects: [],
})
