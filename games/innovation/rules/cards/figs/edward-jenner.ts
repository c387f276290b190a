import { card } from '../../vocabulary/card'

export const edwardJenner = card({
  name: 'Edward Jenner',
  set: 'figs',
  age: 6,
  color: 'yellow',
  icons: 'pllh',
  dogma: 'l',
  karma: [
    {
      text: 'If a player would make you execute a demand, instead return a card from your hand.',
      would: 'demand',
      *instead({ you }) {
        yield* you.return(you.hand)
      },
    },
    {
      text: 'If a player would score a card, first that player junks an available achievement of its value.',
      would: 'score',
      who: 'anyone',
      *first({ they, card }) {
        yield* they.junkAchievement(card.age)
      },
    },
  ],
  effects: [],
})
