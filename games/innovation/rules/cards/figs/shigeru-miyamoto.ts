import { card } from '../../vocabulary/card'

export const shigeruMiyamoto = card({
  name: 'Shigeru Miyamoto',
  set: 'figs',
  age: 10,
  color: 'yellow',
  icons: 'haip',
  dogma: 'i',
  karma: [
    {
      text: 'If you would activate a card with {i} as the featured icon, first you win if you have exactly one, three or six {i} on your board.',
      would: 'dogma',
      when: ({ icon }) => icon === 'i',
      *first({ you }) {
        if ([1, 3, 6].includes(you.icons('i'))) yield* you.win()
      },
    },
  ],
  effects: [],
})
