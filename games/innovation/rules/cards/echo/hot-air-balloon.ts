import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const hotAirBalloon = card({
  name: 'Hot Air Balloon',
  set: 'echo',
  age: 6,
  color: 'green',
  icons: 's&h7',
  dogma: 's',
  echo: [
    {
      text: 'Draw and score a {7}.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(7))
      },
    },
  ],
  effects: [
    {
      text: 'You may achieve a top card, if eligible, from the board of any other player who has an achievement of its value. If you do, transfer your top green card to the board of that player. Otherwise, draw and meld a {7}.',
      *share({ you, age }) {
        const owners = new Map(
          you.others.flatMap((other) => {
            const { values } = other.standardAchievements
            return other.top.ofValue(...values).list.map((card) => [card, other])
          }),
        )
        const achieved = yield* you.may.achieve(these(...owners.keys()), 'ifEligible')
        const owner = achieved && owners.get(achieved)
        if (owner) yield* you.transfer(you.topOf('green'), owner.board)
        else yield* you.drawAndMeld(age(7))
      },
    },
  ],
})
