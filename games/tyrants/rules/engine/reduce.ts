import { mapNamed } from '../facts/map'
import { type Owner, WHITE } from '../facts/piece'
import { NOBODY } from '../facts/site-holding'
import {
  type Board,
  type Change,
  copyOfBoard,
  copyOfPlayer,
  type Ground,
  type UnderConstruction,
  type PieceChange,
  type PlayerState,
} from './board'
import { type Arrivals, groundWith } from './ground'
import { withMap } from './lay-map'
import { cardOf } from './library'
import { pileOf, type ZoneIndex, zoneAt } from './zones'

/** The board after a change. What did not change is shared with the board before. */
export function reduce(board: Board, change: Change): Board {
  if (change.kind === 'laid') return withMap(board, change.map)
  const after = copyOfBoard(board)
  make(after, change)
  return after
}

/** The functions below alter the board that is being made, never a part that it shares. */
type NewBoard = UnderConstruction<Board>

function make(board: NewBoard, change: Exclude<Change, { kind: 'laid' }>): void {
  switch (change.kind) {
    case 'moved':
      return moveCard(board, change)
    case 'reshuffled':
      return reshuffle(board, change)
    case 'gained':
      return changePlayer(board, change.seat, (player) => {
        player[change.what] = Math.max(0, player[change.what] + change.by)
      })
    case 'colored':
      return changePlayer(board, change.seat, (player) => {
        player.color = change.color
      })
    case 'turned':
      board.turn = change.turn
      return
    case 'over':
      board.outcome = change.outcome
      return
    case 'took-gem':
    case 'spent-gem':
      return changeGems(board, change)
    default:
      return makeOnMap(board, change)
  }
}

function makeOnMap(board: NewBoard, change: PieceChange): void {
  switch (change.kind) {
    case 'deployed':
      movePiece(board, { at: change.at, troop: change.owner })
      if (change.from === 'supply') return supply(board, change.owner, -1)
      return changeHall(board, change.from, { owner: change.owner, by: -1 })
    case 'assassinated':
      movePiece(board, { at: change.at, gone: change.owner })
      return changeHall(board, change.by, { owner: change.owner, by: 1 })
    case 'supplanted':
      movePiece(board, { at: change.at, gone: change.owner, troop: change.by })
      changeHall(board, change.by, { owner: change.owner, by: 1 })
      return supply(board, change.by, -1)
    case 'moved-troop':
      movePiece(board, { at: change.from, gone: change.owner })
      return movePiece(board, { at: change.to, troop: change.owner })
    case 'returned-troop':
      movePiece(board, { at: change.at, gone: change.owner })
      return supply(board, change.owner, 1)
    case 'placed-spy':
      movePiece(board, { at: change.at, spy: change.seat })
      return countSpy(board, change.seat, 1)
    case 'returned-spy':
      movePiece(board, { at: change.at, spyGone: change.seat })
      return countSpy(board, change.seat, -1)
  }
}

function changeGems(board: NewBoard, change: Extract<Change, { kind: 'took-gem' | 'spent-gem' }>): void {
  const isTaken = change.kind === 'took-gem'
  changePlayer(board, change.seat, (player) => {
    player.gems = (player.gems ?? 0) + (isTaken ? 1 : -1)
  })
  if (isTaken) board.gems = (board.gems ?? []).filter((at) => at !== change.at)
}

function changePlayer(
  board: NewBoard,
  seat: number,
  alter: (player: UnderConstruction<PlayerState>) => void,
): void {
  const before = board.players[seat]
  if (before === undefined) throw new RangeError(`there is no seat ${seat}`)
  const player = copyOfPlayer(before)
  alter(player)
  board.players = board.players.with(seat, player)
}

/**
 * Something comes to a location or leaves it: troops on the map and what its control is worth are counted on.
 */
function movePiece(board: NewBoard, arrivals: Arrivals): void {
  const before = board.ground
  board.ground = groundWith(before, board.map, arrivals)
  countOnMap(board, arrivals.gone, -1)
  countOnMap(board, arrivals.troop, 1)
  holdAnew(board, before, arrivals.at)
}

function countOnMap(board: NewBoard, owner: Owner | undefined, by: number): void {
  if (owner === undefined || owner === WHITE) return
  changePlayer(board, owner, (player) => {
    player.troopsOnMap += by
  })
}

function holdAnew(board: NewBoard, before: Ground, at: number): void {
  const { control, total } = board.ground
  if (control[at] === before.control[at] && total[at] === before.total[at]) return
  hold(board, at, { ground: before, by: -1 })
  hold(board, at, { ground: board.ground, by: 1 })
}

/** Counts a site on or off for whoever controls it on a ground. */
function hold(
  board: NewBoard,
  at: number,
  { ground, by }: { readonly ground: Ground; readonly by: 1 | -1 },
): void {
  const seat = ground.control[at] ?? NOBODY
  const place = mapNamed(board.map).locations[at]
  if (seat === NOBODY || place === undefined) return
  changePlayer(board, seat, (player) => {
    player.sites += by
    player.sitePoints += by * place.points
    if (ground.total[at] === true) player.totalSites += by
    if (place.marker !== undefined) player.markers += by
  })
}

/** Troops go into the barracks of their owner or the bank, or come out of it. */
function supply(board: NewBoard, owner: Owner, by: 1 | -1): void {
  if (owner === WHITE) {
    board.bank += by
    return
  }
  changePlayer(board, owner, (player) => {
    player.troops += by
  })
}

function changeHall(
  board: NewBoard,
  hall: number,
  { owner, by }: { readonly owner: Owner; readonly by: number },
): void {
  changePlayer(board, hall, (player) => {
    player.trophies = player.trophies.with(owner + 1, (player.trophies[owner + 1] ?? 0) + by)
  })
}

function countSpy(board: NewBoard, seat: number, by: 1 | -1): void {
  changePlayer(board, seat, (player) => {
    player.spies -= by
    player.spiesOnMap += by
  })
}

function moveCard(board: NewBoard, { card, from, to }: Extract<Change, { kind: 'moved' }>): void {
  const zones = board.zones.slice()
  const left = (zones[from] ?? []).filter((id) => id !== card)
  if (left.length === zones[from]?.length) throw new RangeError(`'${card}' is not in zone ${from}`)
  zones[from] = left
  zones[to] = (from === to ? left : (zones[to] ?? [])).concat(card)
  board.zones = zones
  if (countsAlike(from, to)) return
  countWorth(board, { card, zone: from, by: -1 })
  countWorth(board, { card, zone: to, by: 1 })
}

/** Whether a card is worth the same for the same player in both zones. */
function countsAlike(from: ZoneIndex, to: ZoneIndex): boolean {
  const [one, other] = [zoneAt(from), zoneAt(to)]
  return one.seat === other.seat && (one.pile === 'inner-circle') === (other.pile === 'inner-circle')
}

interface WorthChange {
  readonly card: string
  readonly zone: ZoneIndex
  readonly by: 1 | -1
}

/** Adds the points of a card to its holder's, or takes them off. */
function countWorth(board: NewBoard, { card, zone, by }: WorthChange): void {
  const { seat, pile } = zoneAt(zone)
  if (seat === undefined) return
  const { points, innerPoints } = cardOf(board, card)
  changePlayer(board, seat, (player) => {
    if (pile === 'inner-circle') player.innerPoints += by * innerPoints
    else player.deckPoints += by * points
  })
}

function reshuffle(
  board: NewBoard,
  { seat, cards }: { readonly seat: number; readonly cards: readonly string[] },
): void {
  const zones = board.zones.slice()
  zones[pileOf(seat, 'discard')] = []
  zones[pileOf(seat, 'deck')] = cards
  board.zones = zones
}
