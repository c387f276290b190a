import { card } from '../../vocabulary/card'

export const insaneOutcast = card({
  name: 'Insane Outcast',
  set: 'core',
  race: 'drow',
  cost: 0,
  points: -1,
  innerPoints: 0,
  copies: 30,
  effects: [
    {
      text: 'Discard a card from your hand > Return Insane Outcast to the supply.',
      *play({ you }) {
        const discarded = yield* you.may.discard()
        if (discarded) yield* you.returnThisToSupply()
      },
    },
  ],
  returnsToSupply: 'If Insane Outcast would be devoured or promoted, return it to the supply instead.',
})
