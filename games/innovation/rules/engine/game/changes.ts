import { during, type Verb } from '@parlour/card-game'
import type { LogValue } from '@parlour/kernel'
import { counted } from '../../facts/counted'
import { COLORS } from '../../facts/names'
import { achievementTotal, scoreOf, toWin } from './count'
import type { Game } from './game'
import { karmas } from './karma'
import { hiddenName } from '../board/library'
import { sees } from '../board/sight'
import { keepCounts } from './statistics'
import { type ZoneIndex, zoneAt, zoneOf } from '../board/zones'

/** A card as each reader of the log may see it, who saw it before its move or sees it after. */
export function cardArg(game: Game, card: string, zones: readonly (ZoneIndex | undefined)[]): LogValue {
  const seen = (player: number | undefined) =>
    zones.some((zone) => zone !== undefined && sees(game.board, player, { card, zone }))
  if (seen(undefined)) return { value: card, cardId: card }
  const seenBy = game.everyone.filter(seen).map((player) => game.nameOf(player))
  return { value: card, cardId: card, instead: hiddenName(card), seenBy }
}

/** Moves a card from where it is. Says nothing and counts for nothing by itself. */
export function move(
  game: Game,
  card: string,
  { to, at = 'bottom' }: { readonly to: ZoneIndex; readonly at?: 'top' | 'bottom' },
): void {
  const from = game.where(card)
  if (from === undefined) throw new RangeError(`'${card}' is nowhere`)
  const shown = game.board.revealed.includes(card) ? { shown: true as const } : {}
  game.run.change({ kind: 'moved', card, from, to, at, ...shown })
}

/**
 * What follows every change by a player (rules: innovation 11.1, 15, 27.1): the sharing mark, short stacks,
 * the win by achievements.
 */
export function* afterChange(game: Game, player: number): Verb {
  game.changes += 1
  const { action } = game
  const shares = action.sharing && player === action.acting
  if (shares && !action.shared && !game.isTeammate(player, game.current)) action.shared = true
  unsplayShortStacks(game)
  if (game.inWinKarma) return
  const needed = toWin(game)
  for (const other of game.everyone) {
    if (achievementTotal(game, other) >= needed) yield* win(game, other, 'achievements')
  }
}

/** Unsplays what has fewer than two cards. */
export function unsplayShortStacks(game: Game): void {
  const { splays } = game.board
  for (let at = 0; at < splays.length; at += 1) {
    if (splays[at] === 'none') continue
    const seat = Math.floor(at / COLORS.length)
    const color = at % COLORS.length
    const kind = COLORS[color]
    if (kind !== undefined && game.cards(zoneOf(seat, kind)).length < 2) {
      game.run.change({ kind: 'splayed', seat, color, splay: 'none' })
    }
  }
}

/**
 * Ends the game with a winner, unless a karma takes the win away first (rules: innovation 27.5). With teams
 * the whole team wins.
 */
export function* win(game: Game, winner: number, reason: string): Verb<never> {
  if (!game.inWinKarma && !game.inKarma) {
    yield* during(game, { inWinKarma: true }, karmas(game, { would: 'win', player: winner, details: {} }))
  }
  const mates = game.everyone.filter((player) => player !== winner && game.isTeammate(winner, player))
  const names = [winner, ...mates].map((player) => game.nameOf(player))
  const says = mates.length === 0 ? '{players} wins due to {reason}' : '{players} win due to {reason}'
  game.run.log(says, { players: names, reason })
  keepCounts(game)
  game.run.change({ kind: 'over', outcome: { winners: names, reason } })
  return game.run.stop()
}

/**
 * A draw above the highest value: most points, then most achievements, then whoever drew (rules: innovation
 * 27.2).
 */
export function* winByHighDraw(game: Game, drawer: number): Verb<never> {
  const ranked = game.everyone.map((player) => ({
    player,
    score: scoreOf(game, player),
    achievements: achievementTotal(game, player),
  }))
  for (const { player, score, achievements } of ranked.toSorted((one, other) => other.score - one.score)) {
    const has = `${counted(score, 'point')}, ${counted(achievements, 'achievement')}`
    // The name last: a log that is grouped by player leaves it out at the start of a line.
    game.run.log('{has}: {player}', { player: game.nameOf(player), has })
  }
  const most = Math.max(...ranked.map(({ score }) => score))
  const leaders = ranked.filter(({ score }) => score === most)
  if (leaders.length === 1) return yield* win(game, leaders[0]?.player ?? drawer, 'high draw')
  const achieved = Math.max(...leaders.map(({ achievements }) => achievements))
  const tied = leaders.filter(({ achievements }) => achievements === achieved)
  const winner = tied.length === 1 ? (tied[0]?.player ?? drawer) : drawer
  return yield* win(game, winner, 'high draw - tie breaker (achievements)')
}

/**
 * A player is out, once. The last one left wins; otherwise the game goes on without turns for that player
 * (rules: innovation 27.4).
 */
export function* lose(game: Game, player: number, reason: string): Verb {
  if (game.player(player).eliminated) return
  game.run.log('{player} loses', { player: game.nameOf(player) })
  game.run.change({ kind: 'player', seat: player, now: { eliminated: true } })
  const left = game.everyone.filter((other) => !game.player(other).eliminated)
  const [last] = left
  if (last !== undefined && left.every((other) => game.isTeammate(last, other)))
    yield* win(game, last, reason)
}

/** The seat whose zone a card is in, or -1. */
export function ownerOf(game: Game, card: string): number {
  const zone = game.where(card)
  return zone === undefined ? -1 : zoneAt(zone).seat
}
