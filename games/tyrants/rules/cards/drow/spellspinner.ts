import { card } from '../../vocabulary/card'

export const spellspinner = card({
  name: 'Spellspinner',
  set: 'drow',
  race: 'drow',
  aspect: 'guile',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 3,
  effects: [
    {
      choose: 1,
      options: {
        *'Place a spy'({ you }) {
          yield* you.placeSpy()
        },
        *"Return one of your spies > Supplant a troop at that spy's site"({ you }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.supplant(1, { at: site })
        },
      },
    },
  ],
})
