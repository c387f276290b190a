import type { Json, JsonObject } from '@parlour/kernel'
import { achievementsOf, bonusesOf, iconsOf, scoreOf } from '../engine/count'
import type { Board } from '../engine/board'
import type { Game } from '../engine/game'
import { roundOf } from '../engine/turns'
import { AVAILABLE, deckOf, JUNK, PLAYER_ZONES, type PlayerZone } from '../engine/zones'
import { COLORS, EXPANSIONS, ICONS } from '../facts/names'
import { reading } from '../view'

/** The whole truth of a board, in the form of a position (SCENARIOS.md, section 3). */
export function boardOf(board: Board): JsonObject {
  const game = reading(board)
  const { turn, expansions, players } = board
  return {
    players: players.map(({ name }) => name),
    expansions,
    ...(board.teams ? { settings: { teams: true } } : {}),
    ...(board.ageZero ? { age0: true } : {}),
    turn: { player: game.nameOf(turn.player), action: turn.action, round: roundOf({ board }) },
    achievements: game.cards(AVAILABLE),
    junk: game.cards(JUNK),
    decks: decksOf(game),
    ...Object.fromEntries(players.map(({ name }, player) => [name, playerOf(game, player)])),
  }
}

function decksOf(game: Game): JsonObject {
  const decks: Record<string, Record<string, readonly string[]>> = {}
  for (const set of EXPANSIONS) {
    const bySet: Record<string, readonly string[]> = {}
    for (let value = 0; value <= 11; value += 1) {
      const cards = game.cards(deckOf(set, value))
      if (cards.length > 0 || (value > 0 && game.board.expansions.includes(set))) bySet[value] = cards
    }
    if (Object.keys(bySet).length > 0) decks[set] = bySet
  }
  return decks
}

function playerOf(game: Game, player: number): JsonObject {
  return {
    ...Object.fromEntries(PLAYER_ZONES.map((kind) => [kind, zoneOf(game, player, kind)])),
    totals: {
      score: scoreOf(game, player),
      icons: Object.fromEntries(ICONS.map((icon) => [icon, iconsOf(game, player, icon)])),
      bonuses: bonusesOf(game, player),
      achievements: achievementsOf(game, player).total,
    },
  }
}

/** A list, or with its splay a color that is splayed. */
function zoneOf(game: Game, player: number, kind: PlayerZone): Json {
  const cards = game.zone(player, kind)
  const color = COLORS.find((one) => one === kind)
  const splay = color === undefined ? 'none' : game.splay(player, color)
  return splay === 'none' ? cards : { cards, splay }
}
