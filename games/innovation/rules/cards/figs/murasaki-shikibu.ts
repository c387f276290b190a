import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const murasakiShikibu = card({
  name: 'Murasaki Shikibu',
  set: 'figs',
  age: 3,
  color: 'purple',
  icons: 'sh4p',
  dogma: 's',
  karma: [
    {
      text: 'You may issue the Rivalry decree with any two figures.',
      reads: { decreeForTwo: 'Rivalry' },
    },
    {
      text: 'If you would claim a standard achievement with the Achieve action, instead you may junk a card from your score pile that you could claim without it. Claim the achievement if you are eligible. If you junked a card, you may claim that if you are eligible.',
      would: 'achieve',
      when: ({ standardByAction }) => standardByAction,
      *instead({ you, achievement }) {
        const affordable = you.scorePile.where((card) => you.isEligibleFor(card, { without: card }))
        const junked = yield* you.may.junk(affordable)
        if (achievement.kind === 'card') yield* you.achieve(achievement, 'ifEligible')
        if (junked) yield* you.may.achieve(these(junked), 'ifEligible')
      },
    },
  ],
  effects: [],
})
