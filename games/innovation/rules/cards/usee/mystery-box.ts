import { card } from '../../vocabulary/card'

export const mysteryBox = card({
  name: 'Mystery Box',
  set: 'usee',
  age: 11,
  color: 'green',
  icons: 'hccc',
  dogma: 'c',
  effects: [
    {
      text: 'Claim an available standard achievement, regardless of eligibility. Self-execute it.',
      *share({ you }) {
        const claimed = yield* you.choose(you.available, { title: 'Choose a standard achievement to claim' })
        if (yield* you.achieve(claimed, 'regardless')) yield* you.selfExecute(claimed)
      },
    },
  ],
})
