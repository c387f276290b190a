import type { Board } from '../engine/board'
import { scoreOf } from '../engine/scoring'
import { pileOf } from '../engine/zones'
import { type Location, mapNamed } from '../facts/map'

/** What things are worth beside the points that they already score, in points. */
const WORTH = { power: 0.45, influence: 0.5, card: 0.9, promotion: 1.2, presence: 0.12, troop: 0.06 }
/** A site is worth a part of its points to who is ahead there without holding it yet. */
const LEAD = 0.3
/** Markers pay again and again: how many turns of them are counted. */
const MARKER_TURNS = 2.5
/** What the best of the others has counts a little less than what one has oneself. */
const OTHERS_COUNT = 0.8

/** How much better a board is for one seat than for the best of the others, in points. */
export function worthOf(board: Board, seat: number): number {
  const standings = board.players.map((_, player) => standingOf(board, player))
  const others = standings.filter((_, player) => player !== seat)
  return (standings[seat] ?? 0) - OTHERS_COUNT * Math.max(...others)
}

function standingOf(board: Board, seat: number): number {
  const player = board.players[seat]
  if (player === undefined) return 0
  const hand = board.zones[pileOf(seat, 'hand')]?.length ?? 0
  const isTurn = board.turn.player === seat
  const promotions = isTurn ? board.turn.later.filter(({ kind }) => kind.startsWith('promote')).length : 0
  return (
    scoreOf(player).total +
    player.power * WORTH.power +
    player.influence * WORTH.influence +
    (hand - player.reduceDraw) * WORTH.card +
    promotions * WORTH.promotion +
    placesOf(board, seat)
  )
}

/** What a seat has on the map beside the control that is scored already. */
function placesOf(board: Board, seat: number): number {
  const presence = board.ground.presence[seat] ?? []
  return mapNamed(board.map).locations.reduce((sum, place) => {
    const reach = (presence[place.index] ?? 0) > 0 ? WORTH.presence * (1 + place.points) : 0
    return sum + reach + standsAt(board, seat, place)
  }, 0)
}

function standsAt(
  { ground }: Board,
  seat: number,
  { index, kind, spaces, points, marker }: Location,
): number {
  const troops = ground.troops[index] ?? []
  const own = troops.filter((owner) => owner === seat).length
  const ownWorth = own * WORTH.troop
  if (kind === 'path') return ownWorth
  const most = troops.reduce(
    (best, owner) =>
      owner === seat ? best : Math.max(best, troops.filter((other) => other === owner).length),
    0,
  )
  const lead = (LEAD * points * (own - most)) / spaces
  if (marker === undefined || ground.control[index] !== seat) return ownWorth + lead
  const { influence, total } = marker
  const pays = ground.total[index] === true ? total.points + total.influence * WORTH.influence : 0
  return ownWorth + lead + MARKER_TURNS * (influence * WORTH.influence + pays)
}
