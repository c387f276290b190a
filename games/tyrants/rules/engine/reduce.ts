import { mapNamed } from '../facts/map'
import { type Owner, WHITE } from '../facts/piece'
import {
  type Board,
  boardWith,
  type Change,
  type Ground,
  type PlayerState,
  playerWith,
  type Source,
} from './board'
import { type Arrivals, groundWith, NOBODY } from './ground'
import { withMap } from './lay-map'
import { cardOf } from './library'
import { pileOf, type ZoneIndex, zoneAt } from './zones'

/** The board after a change. What did not change is shared with the board before. */
export function reduce(board: Board, change: Change): Board {
  switch (change.kind) {
    case 'deployed':
      return deployed(board, change)
    case 'assassinated':
      return trophied(moved(board, { at: change.at, gone: change.owner }), change)
    case 'supplanted': {
      const after = moved(board, { at: change.at, gone: change.owner, troop: change.by })
      return supplied(trophied(after, change), change.by, -1)
    }
    case 'moved-troop':
      return troopMoved(board, change)
    case 'returned-troop':
      return supplied(moved(board, { at: change.at, gone: change.owner }), change.owner, 1)
    case 'placed-spy':
      return spied(moved(board, { at: change.at, spy: change.seat }), change.seat, 1)
    case 'returned-spy':
      return spied(moved(board, { at: change.at, spyGone: change.seat }), change.seat, -1)
    case 'moved':
      return cardMoved(board, change)
    case 'reshuffled':
      return reshuffled(board, change)
    case 'gained':
      return playerChanged(board, change.seat, (player) => ({
        [change.what]: Math.max(0, player[change.what] + change.by),
      }))
    case 'colored':
      return playerChanged(board, change.seat, () => ({ color: change.color }))
    case 'turned':
      return boardWith(board, { turn: change.turn })
    case 'over':
      return boardWith(board, { outcome: change.outcome })
    case 'laid':
      return withMap(board, change.map)
    case 'took-gem':
    case 'spent-gem':
      return gemsChanged(board, change)
  }
}

function gemsChanged(board: Board, change: Extract<Change, { kind: 'took-gem' | 'spent-gem' }>): Board {
  const isTaken = change.kind === 'took-gem'
  const after = playerChanged(board, change.seat, ({ gems = 0 }) => ({ gems: gems + (isTaken ? 1 : -1) }))
  return isTaken ? boardWith(after, { gems: (board.gems ?? []).filter((at) => at !== change.at) }) : after
}

function playerChanged(
  board: Board,
  seat: number,
  now: (player: PlayerState) => Partial<PlayerState>,
): Board {
  const player = board.players[seat]
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`)
  return boardWith(board, { players: board.players.with(seat, playerWith(player, now(player))) })
}

function troopMoved(board: Board, { owner, from, to }: Extract<Change, { kind: 'moved-troop' }>): Board {
  return moved(moved(board, { at: from, gone: owner }), { at: to, troop: owner })
}

/** Something comes to a location or leaves it: troops on the map and what its control is worth are counted on. */
function moved(board: Board, arrivals: Arrivals): Board {
  const ground = groundWith(board.ground, board.map, arrivals)
  let after = boardWith(board, { ground })
  after = onMap(after, arrivals.gone, -1)
  after = onMap(after, arrivals.troop, 1)
  return heldAnew(after, board.ground, arrivals.at)
}

function onMap(board: Board, owner: Owner | undefined, by: number): Board {
  if (owner === undefined || owner === WHITE) return board
  return playerChanged(board, owner, ({ troopsOnMap }) => ({ troopsOnMap: troopsOnMap + by }))
}

function heldAnew(board: Board, before: Ground, at: number): Board {
  const { control, total } = board.ground
  if (control[at] === before.control[at] && total[at] === before.total[at]) return board
  const without = held(board, at, { ground: before, by: -1 })
  return held(without, at, { ground: board.ground, by: 1 })
}

/** Counts a site on or off for whoever controls it on a ground. */
function held(
  board: Board,
  at: number,
  { ground, by }: { readonly ground: Ground; readonly by: 1 | -1 },
): Board {
  const seat = ground.control[at] ?? NOBODY
  const place = mapNamed(board.map).locations[at]
  if (seat === NOBODY || place === undefined) return board
  return playerChanged(board, seat, ({ sites, sitePoints, totalSites, markers }) => ({
    sites: sites + by,
    sitePoints: sitePoints + by * place.points,
    totalSites: ground.total[at] === true ? totalSites + by : totalSites,
    markers: place.marker === undefined ? markers : markers + by,
  }))
}

/** Troops go into the barracks of their owner or the bank, or come out of it. */
function supplied(board: Board, owner: Owner, by: 1 | -1): Board {
  if (owner === WHITE) return boardWith(board, { bank: board.bank + by })
  return playerChanged(board, owner, ({ troops }) => ({ troops: troops + by }))
}

function deployed(
  board: Board,
  { owner, at, from }: { readonly owner: Owner; readonly at: number; readonly from: Source },
): Board {
  const after = moved(board, { at, troop: owner })
  return from === 'supply' ? supplied(after, owner, -1) : hallWith(after, from, { owner, by: -1 })
}

function trophied(board: Board, { owner, by }: { readonly owner: Owner; readonly by: number }): Board {
  return hallWith(board, by, { owner, by: 1 })
}

function hallWith(
  board: Board,
  hall: number,
  { owner, by }: { readonly owner: Owner; readonly by: number },
): Board {
  return playerChanged(board, hall, ({ trophies }) => ({
    trophies: trophies.with(owner + 1, (trophies[owner + 1] ?? 0) + by),
  }))
}

function spied(board: Board, seat: number, by: 1 | -1): Board {
  return playerChanged(board, seat, ({ spies, spiesOnMap }) => ({
    spies: spies - by,
    spiesOnMap: spiesOnMap + by,
  }))
}

function cardMoved(board: Board, { card, from, to }: Extract<Change, { kind: 'moved' }>): Board {
  const zones = board.zones.slice()
  const left = (zones[from] ?? []).filter((id) => id !== card)
  if (left.length === zones[from]?.length) throw new RangeError(`'${card}' is not in zone ${from}`)
  zones[from] = left
  const target = from === to ? left : (zones[to] ?? [])
  zones[to] = [...target, card]
  const after = boardWith(board, { zones })
  return worth(worth(after, { card, zone: from, by: -1 }), { card, zone: to, by: 1 })
}

interface Worth {
  readonly card: string
  readonly zone: ZoneIndex
  readonly by: 1 | -1
}

/** Adds the points of a card to its holder's, or takes them off. */
function worth(board: Board, { card, zone, by }: Worth): Board {
  const { seat, pile } = zoneAt(zone)
  if (seat === undefined) return board
  const { points, innerPoints } = cardOf(board, card)
  if (pile === 'inner-circle')
    return playerChanged(board, seat, (player) => ({ innerPoints: player.innerPoints + by * innerPoints }))
  if (points === 0) return board
  return playerChanged(board, seat, (player) => ({ deckPoints: player.deckPoints + by * points }))
}

function reshuffled(
  board: Board,
  { seat, cards }: { readonly seat: number; readonly cards: readonly string[] },
): Board {
  const zones = board.zones.slice()
  zones[pileOf(seat, 'discard')] = []
  zones[pileOf(seat, 'deck')] = cards
  return boardWith(board, { zones })
}
