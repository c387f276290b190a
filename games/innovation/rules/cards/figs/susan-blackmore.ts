import { card } from '../../vocabulary/card'

export const susanBlackmore = card({
  name: 'Susan Blackmore',
  set: 'figs',
  age: 10,
  color: 'blue',
  icons: 'pshs',
  dogma: 's',
  karma: [
    {
      text: 'If another player would not draw a card for sharing after a dogma action, first self-execute the activated card.',
      would: 'noShare',
      who: 'others',
      *first({ you, card }) {
        yield* you.selfExecute(card)
      },
    },
    {
      text: 'If you would draw a card for sharing after a dogma action, first self-execute the activated card.',
      would: 'share',
      *first({ you, card }) {
        yield* you.selfExecute(card)
      },
    },
  ],
  effects: [],
})
