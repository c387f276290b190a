import { type AnyMap, mapNamed } from '../facts/map'
import { EXTRA_WHITE_AT, WHITE_TROOPS } from '../facts/names'
import { WHITE } from '../facts/piece'
import { type Board, boardWith } from './board'
import { emptyGround, groundWith } from './ground'

/**
 * Returns the board with a map on which only its white troops stand, the additional one too where it is
 * wanted, and gems.
 */
export function withMap(board: Board, map: AnyMap, extra = false): Board {
  const { locations } = mapNamed(map)
  const whites = locations.flatMap(({ index, name, spaces, white }) => {
    const count = extra && name === EXTRA_WHITE_AT ? Math.min(spaces, white + 1) : white
    return Array.from({ length: count }, () => index)
  })
  const empty = emptyGround(mapNamed(map), board.players.length)
  const ground = whites.reduce((before, at) => groundWith(before, map, { at, troop: WHITE }), empty)
  const parts = { map, ground, bank: WHITE_TROOPS - whites.length }
  // Gems of the map before do not stay.
  const gems = board.gems === undefined ? {} : { gems: [] }
  return boardWith(board, { ...parts, ...gems, ...gemsOn(map) })
}

/** Returns the gems that lie on a map at first; nothing for a map without any. */
export function gemsOn(map: AnyMap): Pick<Board, 'gems'> {
  const gems = mapNamed(map).locations.flatMap(({ index, gem }) => (gem === true ? [index] : []))
  return gems.length === 0 ? {} : { gems }
}
