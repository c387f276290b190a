import { cardChoice, chooseOne } from './choose'
import { discard } from './cards'
import type { Game, Verb } from './game'

/** Who must discard, because of whose card. */
export interface Forced {
  readonly victim: number
  readonly by: number
  readonly source: string
}

/** A player must discard a card of their choice, which may have something to say to that. */
export function* forceDiscard(game: Game, { victim, by, source }: Forced): Verb {
  game.say(victim, 'must discard a card because of {card}', { card: game.cardArg(source) })
  const card = yield* chooseOne(game, {
    player: victim,
    kind: 'discard',
    title: 'Choose a card to discard',
    options: game.pile(victim, 'hand'),
    show: (id) => cardChoice(game, id),
  })
  if (card === undefined) return
  const { whenDiscarded } = game.card(card)
  if (whenDiscarded === undefined) return discard(game, victim, card)
  const { you } = game.contextOf(victim, card)
  yield* game.run.indented(whenDiscarded.play({ you, by: game.contextOf(by, source).you }))
}
