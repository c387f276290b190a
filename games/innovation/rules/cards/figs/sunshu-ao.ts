import { card } from '../../vocabulary/card'

export const sunshuAo = card({
  name: 'Sunshu Ao',
  set: 'figs',
  age: 1,
  color: 'yellow',
  icons: 'h1pk',
  dogma: 'k',
  karma: [
    {
      text: 'If you would meld a card that is not a figure with a Meld action, instead self-execute it.',
      would: 'meld',
      when: ({ card, byAction }) => byAction && card.set !== 'figs',
      *instead({ you, card }) {
        yield* you.selfExecute(card)
      },
    },
    {
      text: 'If you would score a sixth card this turn, first draw and achieve a {1}, regardless of eligibility.',
      would: 'score',
      when: ({ you }) => you.scoredThisTurn === 5,
      *first({ you, age }) {
        yield* you.achieve(yield* you.draw(age(1)), 'regardless')
      },
    },
    {
      text: 'If you would tuck a sixth card this turn, first draw and achieve a {1}, regardless of eligibility.',
      would: 'tuck',
      when: ({ you }) => you.tuckedThisTurn === 5,
      *first({ you, age }) {
        yield* you.achieve(yield* you.draw(age(1)), 'regardless')
      },
    },
  ],
  effects: [],
})
