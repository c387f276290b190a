import type { Effect } from '@parlour/script'
import { chooseCards } from '../engine/choose'
import { executeCard, executeEffects } from '../engine/executing'
import type { Verb } from '../engine/game'
import type { Card } from '../facts/card'
import { Claims } from './claims'
import type { From } from './moves'
import { Cards } from './cards'
import type { Reader } from './reader'

/** Executing cards alone. */
export class Executions extends Claims {
  /** Self-executes a card, or one of several that the player chooses. */
  selfExecute(from: From): Effect {
    return this.effect('self-execute', () => execute(this, from, false))
  }
  superExecute(from: From): Effect {
    return this.effect('super-execute', () => execute(this, from, true))
  }
  /** Executes only the dogma effects of a card. */
  executeEffects(card: Card | undefined): Effect {
    return this.effect('execute effects', () => effectsOf(this, card))
  }
}

function* execute({ game, player }: Reader, from: From, isSuper: boolean): Verb {
  let card = from instanceof Cards ? undefined : from
  if (from instanceof Cards) {
    const bounds = { min: 1, max: 1 }
    ;[card] = yield* chooseCards(game, { player, title: 'Choose Cards(s)', cards: from.list, bounds })
  }
  if (card !== undefined) yield* executeCard(game, player, { card, super: isSuper })
}

function* effectsOf({ game, player }: Reader, card: Card | undefined): Verb {
  if (card !== undefined) yield* executeEffects(game, player, card)
}
