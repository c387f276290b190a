import type { Verb } from '@parlour/card-game'
import type { Piece } from '@parlour/kernel'
import { afterChange, cardArg, move } from './changes'
import { eligibility, queried } from './count'
import type { Game } from './game'
import type { Progress } from '../language/language'
import type { Table } from '../board/table'
import { karmas } from './karma'
import { achievementNamed, cardOrNot, cardNamed, hiddenName } from '../board/library'
import { cardPieces } from './pieces'
import { spokenPlace } from '../board/place-name'
import { say } from './saying'
import { sees } from '../board/sight'
import { AVAILABLE, type ZoneIndex, zoneOf } from '../board/zones'

/** What is claimed, and whether the Achieve action claims it. */
export interface Claim {
  readonly name: string
  readonly byAction?: boolean
}

/**
 * A player claims a card or achievement from wherever it is (rules: innovation 20.3). Returns whether it was
 * claimed.
 */
export function* claim(game: Game, player: number, { name, byAction = false }: Claim): Verb<boolean> {
  const achievement = achievementNamed(name) ?? cardNamed(name)
  const standardByAction = byAction && achievement.kind === 'card'
  if (yield* karmas(game, { would: 'achieve', player, details: { achievement, standardByAction } })) {
    yield* afterChange(game, player)
    return false
  }
  const from = game.where(name)
  if (from === undefined) return false
  const to = zoneOf(player, 'achievements')
  const seen = cardArg(game, name, [from, to])
  move(game, name, { to })
  say(game, player, {
    card: name,
    verb: 'achieves',
    seen,
    more: ' from {zone}',
    zone: spokenPlace(game, from),
    from,
    to,
  })
  yield* afterChange(game, player)
  return true
}

/** A special achievement by name; nothing happens when it is not available any more. */
export function* claimSpecial(game: Game, player: number, name: string): Verb<boolean> {
  if (game.where(name) !== AVAILABLE) {
    game.run.log('no effect', {}, { classes: ['faded'] })
    return false
  }
  return yield* claim(game, player, { name })
}

/**
 * The check between actions: from the current player on, each player takes every special achievement whose
 * condition is met at that moment (rules: innovation 21).
 */
export function* checkSpecialAchievements(game: Game): Verb {
  const special = game.cards(AVAILABLE).filter((name) => game.achievementCode(name).progress !== undefined)
  const { length } = game.board.players
  for (let turn = 0; turn < length; turn += 1) {
    const player = (game.current + turn) % length
    if (game.player(player).eliminated) continue
    for (const name of special) {
      if (game.where(name) !== AVAILABLE) continue
      if (isEarned(game, player, name)) yield* claim(game, player, { name })
    }
  }
}

/**
 * How far a player has come with a special achievement; undefined for one that is not earned between actions.
 */
export function progressOf(table: Table, player: number, name: string): Progress | undefined {
  const reduced = queried(table, player, 'reducedRequirements').length > 0
  return table.achievementCode(name).progress?.(table.reader(player), reduced)
}

function isEarned(table: Table, player: number, name: string): boolean {
  const progress = progressOf(table, player, name)
  return progress !== undefined && progress.have >= progress.need
}

/** An entry of the Achieve action. */
interface Claimable {
  readonly title: string
  readonly name: string
  readonly pieces: readonly Piece[]
  /** For a card that counts as available by a karma: where it is. */
  readonly zone?: ZoneIndex | undefined
}

/**
 * What the Achieve action offers: one entry per kind of back, then the player's secrets (rules: innovation
 * 20.2, P2.4).
 */
export function claimable(game: Game, player: number): readonly Claimable[] {
  const eligible = eligibility(game, player)
  const entries = (names: readonly string[], prefix: string) => {
    if (names.length === 0) return []
    const firsts = new Map<string, string>()
    for (const name of names) {
      const card = cardOrNot(name)
      if (card === undefined || !eligible(card.age)) continue
      const back = hiddenName(name)
      if (!firsts.has(back)) firsts.set(back, name)
    }
    return [...firsts]
      .map(([back, name]) => ({ title: `${prefix}${back}`, name, pieces: cardPieces(game, name, false) }))
      .sort(byTitle)
  }
  const listed = queried(game, player, 'availableAchievements').flatMap((list) => list(game.reader(player)))
  const more = [...new Set(listed)]
    .filter(({ age }) => eligible(age))
    .map(({ name }) => listedEntry(game, player, name))
  const available = [...entries(game.cards(AVAILABLE), ''), ...more]
  return [...available.sort(byTitle), ...entries(game.zone(player, 'safe'), 'safe: ')]
}

/** A card that counts as available: its name, or its back for a player who does not see it. */
function listedEntry(game: Game, player: number, name: string): Claimable {
  const zone = game.where(name)
  const isSeen = zone !== undefined && sees(game.board, player, { card: name, zone })
  return { title: isSeen ? name : hiddenName(name), name, zone, pieces: cardPieces(game, name, isSeen) }
}

const byTitle = (one: { readonly title: string }, other: { readonly title: string }): number =>
  one.title < other.title ? -1 : one.title > other.title ? 1 : 0
