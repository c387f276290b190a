import { card } from '../../vocabulary/card'

export const caresseCrosby = card({
  name: 'Caresse Crosby',
  set: 'figs',
  age: 8,
  color: 'yellow',
  icons: 'lh8p',
  dogma: 'l',
  karma: [
    {
      text: 'If a player would activate a card of a color that you do not have splayed left, first splay that color on any board left, and draw two {2}. If that is the fifth color splayed left on your board, you win.',
      would: 'dogma',
      who: 'anyone',
      when: ({ you, card }) => you.splayOf(card.color) !== 'left',
      *first({ you, card, age }) {
        const boards = you.everyone.filter((player) => player.stack(card.color).count > 1)
        const player = yield* you.choosePlayer(boards)
        const splayed = player && (yield* you.splayBoardOf(player, card.color, 'left'))
        yield* you.draw(age(2), 2)
        if (splayed && player === you && you.splayed('left').length === 5) yield* you.win()
      },
    },
  ],
  effects: [],
})
