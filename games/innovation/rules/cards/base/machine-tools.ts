import { card } from '../../vocabulary/card'

export const machineTools = card({
  name: 'Machine Tools',
  age: 6,
  color: 'red',
  icons: 'ffhf',
  dogma: 'f',
  effects: [
    {
      text: 'Draw and score a card as high as the highest in your score pile.',
      *share({ you }) {
        yield* you.drawAndScore(you.scorePile.highestValue)
      },
    },
  ],
})
