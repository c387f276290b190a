import { card } from '../../vocabulary/card'

export const augustusCaesar = card({
  name: 'Augustus Caesar',
  set: 'figs',
  age: 2,
  color: 'green',
  icons: 'khkp',
  dogma: 'k',
  karma: [
    {
      text: 'If any player would activate a card with a {k}, instead draw and reveal a card of its value. If that has a {k} or {s}, meld it. Otherwise that player super-executes the card.',
      would: 'dogma',
      who: 'anyone',
      when: ({ card }) => card.has('k'),
      *instead({ you, they, card }) {
        const drawn = yield* you.drawAndReveal(card.ageOnBoard)
        if (drawn && (drawn.has('k') || drawn.has('s'))) yield* you.meld(drawn)
        else yield* they.superExecute(card)
      },
    },
  ],
  effects: [],
})
