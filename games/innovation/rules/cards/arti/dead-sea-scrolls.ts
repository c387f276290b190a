import { card } from '../../vocabulary/card'

export const deadSeaScrolls = card({
  name: 'Dead Sea Scrolls',
  set: 'arti',
  age: 2,
  color: 'purple',
  icons: 'hksk',
  dogma: 'k',
  effects: [
    {
      text: 'Draw an artifact of the value of your highest top card. Junk all cards in the artifact deck of that value.',
      *share({ you }) {
        const value = you.top.highestValue
        yield* you.drawFrom('arti', value)
        yield* you.junkDeck(value, 'arti')
      },
    },
    {
      text: 'Choose a player. Junk an available achievement of the value of the highest top card on the board of that player.',
      *share({ you }) {
        const player = yield* you.choosePlayer(you.everyone)
        if (player) yield* you.junkAchievement(player.top.highestValue)
      },
    },
  ],
})
