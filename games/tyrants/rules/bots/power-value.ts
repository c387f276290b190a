import type { Board, Change } from '../engine/board'
import { reduce } from '../engine/reduce'
import { type Location, mapNamed } from '../facts/map'
import { PRICES } from '../facts/names'
import type { PowerKind } from '../facts/question-kinds'
import { worthOf } from './worth'

/** What the best use of power of each kind brings for each power that it costs, in points. */
export function powerValueOf(board: Board, seat: number, kind: PowerKind): number {
  const now = worthOf(board, seat)
  const gains = changesOf(board, seat, kind).map((change) => worthOf(reduce(board, change), seat) - now)
  return Math.max(...gains) / PRICES[kind]
}

/** Every change of a kind that power may make, where the seat has presence. */
function changesOf(board: Board, seat: number, kind: PowerKind): readonly Change[] {
  const presence = board.ground.presence[seat] ?? []
  const isAnywhere = kind === 'deploy' && board.players[seat]?.troopsOnMap === 0
  const places = mapNamed(board.map).locations.filter(({ index }) => isAnywhere || (presence[index] ?? 0) > 0)
  return places.flatMap((place) => changesAt(board, { seat, kind, place }))
}

interface Use {
  readonly seat: number
  readonly kind: PowerKind
  readonly place: Location
}

function changesAt({ ground }: Board, { seat, kind, place }: Use): readonly Change[] {
  const at = place.index
  const troops = ground.troops[at] ?? []
  switch (kind) {
    case 'deploy':
      return troops.length < place.spaces ? [{ kind: 'deployed', owner: seat, at, from: 'supply' }] : []
    case 'assassinate':
      return enemies(troops, seat).map((owner) => ({ kind: 'assassinated', owner, at, by: seat }))
    case 'return-spy':
      return enemies(ground.spies[at] ?? [], seat).map((owner) => ({ kind: 'returned-spy', seat: owner, at }))
  }
}

const enemies = (owners: readonly number[], seat: number): readonly number[] =>
  [...new Set(owners)].filter((owner) => owner !== seat)
