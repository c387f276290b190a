import type { Verb } from '@parlour/card-game'
import type { Game } from '../game/game'
import { cardsOf } from '../board/library'
import { deckOf } from '../board/zones'

/** Values begin at 0 from now on. The deck is the one that lies there, or all cards of value 0, shuffled. */
export function* bringInZero(game: Game): Verb {
  if (game.board.ageZero) return
  const zone = deckOf('base', 0)
  if (game.cards(zone).length === 0) {
    const names = cardsOf('base', 0).map(({ name }) => name)
    const apart = names.filter((name) => game.where(name) === undefined)
    game.run.change({ kind: 'shuffled', zone, cards: game.run.chance((random) => random.shuffle(apart)) })
  }
  game.run.change({ kind: 'ageZero' })
  game.run.log('Cards of value 0 come into play')
}
