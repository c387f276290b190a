import { effect, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { chooseCards } from '../engine/ask/choose'
import { executeCard, executeFirst, type OwnExecution } from '../engine/dogma/executing'
import type { Card } from '../facts/card'
import type { MoveSource } from './moves'
import { Cards } from './cards'
import { type PlayerInGame, verbs } from './playing'
import type { Reader } from './reader'

/** Executing cards alone. */
export const executions = verbs({
  /** Self-executes a card, or one of several that the player chooses. Whether that changed anything. */
  selfExecute(from: MoveSource, { decidedBy, must }: ForcedExecution = {}): ScriptEffect<boolean> {
    const how = {
      ...(must === undefined ? {} : { must }),
      ...(decidedBy === undefined ? {} : { decider: decidedBy.player }),
    }
    return effect(this, 'self-execute', () => execute(this, from, how))
  },
  /** Super-executes a card, or one of several that the player chooses. Whether that changed anything. */
  superExecute(from: MoveSource): ScriptEffect<boolean> {
    return effect(this, 'super-execute', () => execute(this, from, { super: true }))
  },
  /** Executes only the first dogma effect of a card that is no demand. */
  executeFirst(card: Card): ScriptEffect {
    return effect(this, 'execute an effect', () => executeFirst(this.game, this.player, card))
  },
})

/**
 * `decidedBy`: makes all decisions meanwhile, and sees what the player sees. `must`: what is optional has to
 * be done.
 */
interface ForcedExecution {
  readonly decidedBy?: Reader
  readonly must?: boolean
}

function* execute(
  { game, player }: PlayerInGame,
  from: MoveSource,
  how: Omit<OwnExecution, 'card'>,
): Verb<boolean> {
  let card = from instanceof Cards ? undefined : from
  if (from instanceof Cards) {
    const bounds = { min: 1, max: 1 }
    ;[card] = yield* chooseCards(game, { player, title: 'Choose Cards(s)', cards: from.list, bounds })
  }
  const { changes } = game
  if (card !== undefined) yield* executeCard(game, player, { card, ...how })
  return game.changes > changes
}
