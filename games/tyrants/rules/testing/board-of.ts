import { defined, type JsonObject } from '@parlour/kernel'
import type { Board, PlayerState } from '../engine/board'
import { cardOf } from '../engine/library'
import { roundOf, scoreOf } from '../engine/scoring'
import { DEVOURED, MARKET, MARKET_DECK, pileOf, type ZoneIndex } from '../engine/zones'
import { mapNamed } from '../facts/map'
import { NEUTRAL } from '../facts/names'
import { type Owner, type Pile, WHITE } from '../facts/piece'
import { presenceOf } from '../view'
import { hexOf, hexSiteOf } from './hex-position'

/** The whole truth of a board, in the form of a position. */
export function boardOf(board: Board): JsonObject {
  const { players, turn } = board
  const locations = mapNamed(board.map).locations
  return {
    players: players.map(({ name }) => name),
    expansions: board.halfDecks,
    map: board.map,
    settings: { houseCards: board.houseCards },
    turn: { player: players[turn.player]?.name ?? '', action: 1, round: roundOf(board) },
    sites: Object.fromEntries(locations.map(({ index, name }) => [name, siteOf(board, index)])),
    market: namesIn(board, MARKET),
    marketDeck: namesIn(board, MARKET_DECK),
    devoured: namesIn(board, DEVOURED),
    ...hexOf(board),
    ...Object.fromEntries(players.map((player, seat) => [player.name, playerOf(board, player, seat)])),
  }
}

const namesIn = (board: Board, zone: ZoneIndex): readonly string[] =>
  (board.zones[zone] ?? []).map((id) => cardOf(board, id).name)

const ownerName = (board: Board, owner: Owner): string =>
  owner === WHITE ? NEUTRAL : (board.players[owner]?.name ?? '')

function siteOf(board: Board, at: number): JsonObject {
  const { troops, spies, control, total } = board.ground
  const names = (owners: readonly Owner[]) => owners.map((owner) => ownerName(board, owner))
  const holder = control[at] ?? -1
  const controller = holder < 0 ? {} : { control: ownerName(board, holder) }
  return {
    troops: names(troops[at] ?? []),
    spies: names(spies[at] ?? []),
    ...controller,
    ...(total[at] === true ? { totalControl: ownerName(board, holder) } : {}),
    ...hexSiteOf(board, at),
  }
}

function playerOf(board: Board, player: PlayerState, seat: number): JsonObject {
  const { color, power, influence, points, troops, spies, trophies, gems } = player
  const pile = (name: Pile) => namesIn(board, pileOf(seat, name))
  const locations = mapNamed(board.map).locations
  return {
    hand: pile('hand'),
    deck: pile('deck'),
    discard: pile('discard'),
    played: pile('played'),
    innerCircle: pile('inner-circle'),
    trophyHall: trophies.flatMap((count, at) =>
      Array.from({ length: count }, () => ownerName(board, at - 1)),
    ),
    power,
    influence,
    points,
    troops,
    spies,
    score: scoreOf(player).total,
    presence: presenceOf(board, seat).map((at) => locations[at]?.name ?? ''),
    ...defined({ gems, color }),
  }
}
