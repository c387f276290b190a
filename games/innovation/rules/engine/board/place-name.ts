import type { Piece } from '@parlour/kernel'
import { PILES, piece } from '../../facts/piece'
import type { Table } from './table'
import { type Zone, type ZoneIndex, zoneAt } from './zones'

/** Returns the name of a zone (rules: innovation 4): `players.ann.red`, `decks.base.3`. */
export function placeOf(table: Table, index: ZoneIndex): string {
  const zone: Zone = zoneAt(index)
  if (zone.seat !== -1) return `players.${table.nameOf(zone.seat)}.${zone.kind}`
  if (zone.kind === 'deck') return `decks.${zone.set ?? 'base'}.${zone.value ?? 0}`
  return zone.kind === 'available' ? 'achievements' : 'junk'
}

/** Returns a zone's address on the board. */
export function placePiece(index: ZoneIndex): Piece {
  const { seat, kind, color, set, value } = zoneAt(index)
  if (color !== undefined) return piece.stack(seat, color)
  if (set !== undefined && value !== undefined) return piece.deck(set, value)
  const pile = PILES.find((one) => one === kind)
  if (pile !== undefined) return piece.pile(seat, pile)
  return piece.common(kind === 'junk' ? kind : 'available')
}

/** A zone as the log speaks of it: "ann's score pile". */
export function spokenPlace(table: Table, index: ZoneIndex): string {
  const { seat, kind, color } = zoneAt(index)
  if (seat === -1) return kind === 'deck' ? 'its deck' : kind === 'junk' ? 'the junk' : 'the available ones'
  const pile = kind === 'score' ? 'score pile' : color === undefined ? kind : `${color} stack`
  return `${table.nameOf(seat)}'s ${pile}`
}
