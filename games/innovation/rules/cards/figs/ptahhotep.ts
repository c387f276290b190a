import { card } from '../../vocabulary/card'

export const ptahhotep = card({
  name: 'Ptahhotep',
  set: 'figs',
  age: 1,
  color: 'purple',
  icons: 'hpkk',
  dogma: 'k',
  karma: [
    {
      text: 'If you would activate a card as a second action, instead score a card from your hand. If you do, super-execute the scored card.',
      would: 'dogma',
      when: ({ you }) => you.actionNumber === 2,
      *instead({ you }) {
        const scored = yield* you.score(you.hand)
        if (scored) yield* you.superExecute(scored)
      },
    },
  ],
  effects: [],
})
