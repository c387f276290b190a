import type { Json, JsonObject } from '@parlour/kernel'
import { achievementsOf, iconsOf, scoreOf } from '../engine/game/count'
import type { Table } from '../engine/board/table'
import { roundOf } from '../engine/turn/turns'
import { AVAILABLE, deckOf, JUNK, PLAYER_ZONES, type PlayerZone } from '../engine/board/zones'
import { COLORS, EXPANSIONS, ICONS } from '../facts/names'

/** The whole truth of a board, in the form of a position (rules: scenarios 3). */
export function boardOf(table: Table): JsonObject {
  const { board } = table
  const { turn, expansions, players } = board
  return {
    players: players.map(({ name }) => name),
    expansions,
    ...(board.teams ? { settings: { teams: true } } : {}),
    ...(board.ageZero ? { age0: true } : {}),
    turn: { player: table.nameOf(turn.player), action: turn.action, round: roundOf({ board }) },
    achievements: table.cards(AVAILABLE),
    junk: table.cards(JUNK),
    decks: decksOf(table),
    ...Object.fromEntries(players.map(({ name }, player) => [name, playerOf(table, player)])),
  }
}

function decksOf(table: Table): JsonObject {
  const decks: Record<string, Record<string, readonly string[]>> = {}
  for (const set of EXPANSIONS) {
    const bySet: Record<string, readonly string[]> = {}
    for (let value = 0; value <= 11; value += 1) {
      const cards = table.cards(deckOf(set, value))
      if (cards.length > 0 || (value > 0 && table.board.expansions.includes(set))) bySet[value] = cards
    }
    if (Object.keys(bySet).length > 0) decks[set] = bySet
  }
  return decks
}

function playerOf(table: Table, player: number): JsonObject {
  return {
    ...Object.fromEntries(PLAYER_ZONES.map((kind) => [kind, zoneOf(table, player, kind)])),
    totals: {
      score: scoreOf(table, player),
      icons: Object.fromEntries(ICONS.map((icon) => [icon, iconsOf(table, player, icon)])),
      bonuses: table.bonuses(player),
      achievements: achievementsOf(table, player).total,
    },
  }
}

/** A list, or with its splay a color that is splayed. */
function zoneOf(table: Table, player: number, kind: PlayerZone): Json {
  const cards = table.zone(player, kind)
  const color = COLORS.find((one) => one === kind)
  const splay = color === undefined ? 'none' : table.splay(player, color)
  return splay === 'none' ? cards : { cards, splay }
}
