import { card } from '../../vocabulary/card'

export const rodSerling = card({
  name: 'Rod Serling',
  set: 'figs',
  age: 9,
  color: 'purple',
  icons: 'chp9',
  dogma: 'c',
  karma: [
    {
      text: 'If a player would transfer, return, score, meld, tuck or junk a card of value less than 4, instead that player loses.',
      would: 'anyOf',
      verbs: ['transfer', 'return', 'score', 'meld', 'tuck', 'junk'],
      who: 'anyone',
      when: ({ card }) => card.age < 4,
      *instead({ they }) {
        yield* they.lose()
      },
    },
    {
      text: 'If a player would draw a card of value less than 4, instead that player loses.',
      would: 'draw',
      who: 'anyone',
      when: ({ value }) => value < 4,
      *instead({ they }) {
        yield* they.lose()
      },
    },
  ],
  effects: [],
})
