import type { Verb } from '@parlour/card-game'
import { discard } from './cards'
import { cardChoice, chooseOne } from './choose'
import { piece } from '../facts/piece'
import type { PendingDiscard, Game } from './game'

/** A player must discard a card of their choice, which may have something to say to that. */
function* forceDiscard(game: Game, { victim, by, source }: PendingDiscard): Verb {
  game.say(victim, 'must discard a card because of {card}', { card: game.cardArg(source) })
  const card = yield* chooseOne(game, {
    player: victim,
    kind: 'discard',
    title: 'Choose a card to discard',
    options: game.pile(victim, 'hand'),
    show: (id) => ({ ...cardChoice(game, id), links: { because: [piece.card(source)] } }),
  })
  if (card === undefined) return
  const instead = game.language.whenDiscarded(game, card, { victim, by, source })
  if (instead === undefined) discard(game, victim, card)
  else yield* game.run.indented(instead)
}

interface ForceOptions {
  readonly by: number
  readonly source: string
  /** Only those discard who have more cards in hand. */
  readonly handMoreThan: number
}

/** A player must discard, or has too few cards to. */
export function* discardFor(game: Game, victim: number, { handMoreThan, ...cause }: ForceOptions): Verb {
  if (game.pile(victim, 'hand').length > handMoreThan) yield* forceDiscard(game, { victim, ...cause })
  else game.say(victim, 'has too few cards to discard')
}

/** Each opponent in seat order. */
export function* opponentsDiscard(game: Game, forcing: ForceOptions): Verb {
  for (const victim of game.opponents(forcing.by)) yield* discardFor(game, victim, forcing)
}
