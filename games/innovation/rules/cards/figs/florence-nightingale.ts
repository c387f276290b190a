import { card } from '../../vocabulary/card'

export const florenceNightingale = card({
  name: 'Florence Nightingale',
  set: 'figs',
  age: 7,
  color: 'yellow',
  icons: 'hlp7',
  dogma: 'l',
  karma: [
    {
      text: 'You may issue the Expansion decree with any two figures.',
      reads: { decreeForTwo: 'Expansion' },
    },
    {
      text: 'If a player would transfer, return, meld, score or junk a card from your score pile, instead leave it there.',
      would: 'anyOf',
      verbs: ['transfer', 'return', 'meld', 'score', 'junk'],
      who: 'anyone',
      when: ({ you, card }) => you.scorePile.has(card),
      *instead() {},
    },
  ],
  effects: [],
})
