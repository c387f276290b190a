import { card } from '../../vocabulary/card'
import { higher } from '../../facts/names'

export const sejongTheGreat = card({
  name: 'Sejong the Great',
  set: 'figs',
  age: 3,
  color: 'blue',
  icons: 'p3hs',
  dogma: 's',
  karma: [
    {
      text: 'You may issue the Advancement decree with any two figures.',
      reads: { decreeForTwo: 'Advancement' },
    },
    {
      text: 'If you would meld a card of the value of your top red card, instead return it, then draw and meld a card of value one higher.',
      would: 'meld',
      when: ({ you, card }) => card.age === you.topOf('red')?.ageOnBoard,
      *instead({ you, card }) {
        yield* you.return(card)
        yield* you.drawAndMeld(higher(card.age, 1))
      },
    },
  ],
  effects: [],
})
