import { card } from '../../vocabulary/card'

export const plotVoucher = card({
  name: 'Plot Voucher',
  set: 'usee',
  age: 7,
  color: 'green',
  icons: 'sslh',
  dogma: 's',
  effects: [
    {
      text: 'Meld a card from your score pile. Safeguard the lowest available standard achievement. If you did both, super-execute the melded card if it is your turn, or self-execute it if it is not.',
      *share({ you }) {
        const melded = yield* you.meld(you.scorePile)
        const secret = yield* you.safeguard(you.available.lowest.first)
        if (!melded || !secret) return
        if (you.isCurrent) yield* you.superExecute(melded)
        else yield* you.selfExecute(melded)
      },
    },
  ],
})
