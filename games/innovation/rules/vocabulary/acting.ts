import type { Verb } from '@parlour/card-game'
import type { Game } from '../engine/game/game'
import { perform, reveal } from '../engine/game/moving'
import { meld } from '../engine/turn/melding'
import type { Card } from '../facts/card'
import type { CardVerb } from '../facts/question-kinds'

/** What can be done with a card that needs no place to go. */
export type CardAct = Exclude<CardVerb, 'transfer'>

/** Does it. Returns whether it was done: a karma may take its place, or there may be no room. */
export function* actOn(
  game: Game,
  player: number,
  { verb, card }: { readonly verb: CardAct; readonly card: Card },
): Verb<boolean> {
  if (verb === 'reveal') return yield* reveal(game, player, card)
  if (verb === 'meld') return yield* meld(game, player, { card })
  return yield* perform(game, player, { verb, card })
}
