import { card } from '../../vocabulary/card'

export const greenDragon = card({
  name: 'Green Dragon',
  set: 'dragons',
  race: 'dragon',
  aspect: 'guile',
  cost: 7,
  points: 3,
  innerPoints: 7,
  copies: 1,
  effects: [
    {
      choose: 1,
      options: {
        *"Place a spy, then supplant a troop at that spy's site"({ you }) {
          const site = yield* you.placeSpy()
          if (site) yield* you.supplant(1, { at: site })
        },
        *"Return one of your spies > Supplant a troop at that spy's site, then gain 1 VP for each site control marker you have"({
          you,
        }) {
          const site = yield* you.may.returnSpy()
          if (!site) return
          yield* you.supplant(1, { at: site })
          yield* you.gainPoints(you.controlMarkers)
        },
      },
    },
  ],
})
