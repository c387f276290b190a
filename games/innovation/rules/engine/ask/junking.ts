import { logNoEffect, type Verb } from '@parlour/card-game'
import type { Card } from '../../facts/card'
import { chooseCards } from './choose'
import { availableCards } from '../game/count'
import type { Deck } from '../game/drawing'
import type { Game } from '../game/game'
import { cardNamed } from '../board/library'
import { perform } from '../game/moving'
import { AVAILABLE, deckOf } from '../board/zones'

/** All cards of a deck go to the junk, in order. Returns whether there were any. */
export function* junkDeck(game: Game, player: number, { set, value }: Deck): Verb<boolean> {
  if (value < 1 || value > 11) return false
  const cards = game.cards(deckOf(set, value))
  if (cards.length === 0) {
    logNoEffect(game.run)
    return false
  }
  for (const name of cards) yield* perform(game, player, { verb: 'junk', card: cardNamed(name) })
  return true
}

/**
 * A player junks an available standard achievement of one of the values, picked face-down (rules: innovation
 * 17). Returns the card if it was junked.
 */
export function* junkAchievement(
  game: Game,
  player: number,
  { values, optional = false }: { readonly values: readonly number[]; readonly optional?: boolean },
): Verb<Card | undefined> {
  const [card] = yield* chooseCards(game, {
    player,
    title: 'Choose an achievement to junk',
    cards: availableCards(game, AVAILABLE).filter(({ age }) => values.includes(age)),
    bounds: { min: optional ? 0 : 1, max: 1 },
    faceDown: true,
  })
  if (card === undefined) return undefined
  return (yield* perform(game, player, { verb: 'junk', card })) ? card : undefined
}
