import type { Verb } from '@parlour/card-game'
import type { Card } from '../../facts/card'
import { many } from '../ask/many'
import { chooseCards } from '../ask/choose'
import { claim } from '../game/claiming'
import { handOf, queried } from '../game/count'
import { draw } from '../game/drawing'
import type { Game } from '../game/game'
import { karmas } from '../game/karma'
import { achievementNamed, decrees } from '../board/library'
import { moveAchievement, perform } from '../game/moving'
import { AVAILABLE, zoneAt } from '../board/zones'

/** Whoever has two or more top figures scores them down to one (rules: innovation 25.2). */
export function* fade(game: Game): Verb {
  for (const player of game.everyone) {
    while (queried(game, player, 'noFade').length === 0) {
      const cards = game.tops(player).filter(({ set }) => set === 'figs')
      if (cards.length < 2) break
      game.run.log('{player} must fade a figure', { player: game.nameOf(player) })
      const title = 'Choose Cards(s)'
      const [card] = yield* chooseCards(game, { player, title, cards, bounds: { min: 1, max: 1 } })
      if (card === undefined) break
      yield* perform(game, player, { verb: 'score', card })
      if (game.top(player, card.color) === card) break
    }
  }
}

/**
 * After a standard achievement by the Achieve action every opponent draws a figure (rules: innovation 25.1).
 */
export function* figureDraws(game: Game, claimer: number): Verb {
  if (!game.board.expansions.includes('figs')) return
  const opponents = game.opponents(claimer)
  for (const player of game.after(claimer))
    if (opponents.includes(player)) yield* draw(game, player, { set: 'figs' })
}

/** A decree that may be issued, and who has claimed it. */
export interface Decree {
  readonly name: string
  readonly owner?: number
}

/** Returns the decrees that may be issued now, with their owners if any (rules: innovation 25.3, P2.3). */
export function decreeOptions(game: Game, player: number): readonly Decree[] {
  if (!game.board.expansions.includes('figs')) return []
  const figures = handOf(game, player).filter(({ set }) => set === 'figs')
  return decrees
    .filter((name) => mayIssue(game, player, { name, figures }))
    .map((name) => {
      const zone = game.where(name)
      const owner = zone === undefined ? -1 : zoneAt(zone).seat
      return owner === -1 ? { name } : { name, owner }
    })
}

function mayIssue(
  game: Game,
  player: number,
  { name, figures }: { readonly name: string; readonly figures: readonly Card[] },
): boolean {
  const color = achievementNamed(name)?.color
  const threeValues = new Set(figures.map(({ age }) => age)).size >= 3
  if (threeValues && figures.some((figure) => figure.color === color)) return true
  if (figures.length >= 2 && queried(game, player, 'decreeForTwo').includes(name)) return true
  return figures.length >= 3 && queried(game, player, 'anyDecreeForThree').length > 0
}

/**
 * Junks the hand for a decree. An available one is claimed and carried out, and so is the player's own;
 * another player's only becomes available again (rules: innovation 25.3).
 */
export function* issueDecree(game: Game, player: number, name: string): Verb {
  if (yield* karmas(game, { would: 'decree', player, details: {} })) return
  game.run.log(
    '{player} issues the decree of {card}',
    { player: game.nameOf(player), card: name },
    { classes: ['player-action'] },
  )
  const act = (card: Card) => perform(game, player, { verb: 'junk', card })
  yield* many(game, player, { verb: 'junk', cards: handOf(game, player), act })
  const zone = game.where(name)
  const owner = zone === undefined ? undefined : zoneAt(zone)
  if (zone === AVAILABLE) yield* claim(game, player, { name })
  else if (owner?.seat !== player || owner.kind !== 'achievements') {
    if (owner?.kind === 'achievements') yield* moveAchievement(game, player, { name, to: 'available' })
    return
  }
  const carryOut = game.achievementCode(name).decree
  if (carryOut !== undefined) yield* carryOut(game.seat(player))
}

/** Returns the top cards whose featured icon, persons apart, is on a top figure (rules: innovation 8.7). */
export function auspiceCards(game: Game, player: number): readonly Card[] {
  if (!game.board.expansions.includes('figs')) return []
  const tops = game.tops(player)
  const figures = tops.filter(({ set }) => set === 'figs')
  return tops.filter(
    (card) =>
      card.effects.length > 0 && card.dogma !== 'p' && figures.some((figure) => figure.has(card.dogma)),
  )
}
