import { card } from '../../vocabulary/card'

export const dukeEllington = card({
  name: 'Duke Ellington',
  set: 'figs',
  age: 8,
  color: 'purple',
  icons: 's9ph',
  dogma: 's',
  karma: [
    {
      text: 'Your figures do not fade.',
      reads: { noFade: true },
    },
    {
      text: 'If you would meld a figure and have four or more top figures, instead you win.',
      would: 'meld',
      when: ({ you, card }) => card.set === 'figs' && you.top.where(({ set }) => set === 'figs').count >= 4,
      *instead({ you }) {
        yield* you.win()
      },
    },
  ],
  effects: [],
})
