import type { JsonObject } from '@parlour/kernel'
import { objectAt, onlyKeys, PositionError, textsAt, wholeNumberAt } from '@parlour/scenario'
import { type Board, boardWith, playerWith, type TyrantsSettings } from '../engine/board'
import { reduce } from '../engine/reduce'
import { type Location, locationNamed, mapNamed } from '../facts/map'
import { EXTRA_WHITE_AT, NEUTRAL } from '../facts/names'
import { type Owner, WHITE } from '../facts/piece'

/** What is stated of troops and spies. */
interface StatedPieces {
  readonly position: JsonObject
  readonly stated: readonly JsonObject[]
  readonly settings: TyrantsSettings
  readonly isOpening: boolean
}

/** What a position or a board says of a location. */
export const SITE_KEYS = [
  'troops',
  'spies',
  'control',
  'totalControl',
  'size',
  'points',
  'start',
  'neighbours',
]

/**
 * Puts troops and spies on the map and into trophy halls, all from their owners' supplies; then barracks
 * become as stated.
 */
export function onMap(board: Board, { position, stated, settings, isOpening }: StatedPieces): Board {
  const sites = objectAt(position.sites ?? {}, 'sites')
  const unknown = Object.keys(sites).find((name) => locationNamed(board.map, name) === undefined)
  if (unknown !== undefined)
    throw new PositionError(`there is no location '${unknown}' on ${mapTitle(board)}`)
  const starts = isOpening ? [] : startsOf(board)
  let after = board
  for (const place of mapNamed(board.map).locations) {
    const site = objectAt(sites[place.name] ?? {}, `sites.${place.name}`)
    onlyKeys(site, SITE_KEYS, `sites.${place.name}`)
    const owners = (key: 'troops' | 'spies') => ownersAt(board, site[key], `sites.${place.name}.${key}`)
    const troops = site.troops === undefined ? printed(place, { settings, starts }) : owners('troops')
    if (troops.length > place.spaces) throw new PositionError(`${place.name} has only ${place.spaces} spaces`)
    for (const owner of troops)
      after = reduce(after, { kind: 'deployed', owner, at: place.index, from: 'supply' })
    for (const seat of owners('spies')) after = withSpy(after, place, seat)
  }
  for (const [seat, player] of stated.entries()) after = withTrophies(after, seat, player.trophyHall)
  return withSupplies(after, stated)
}

/** Where players have started: the first two at fixed sites, others at the first free ones. */
function startsOf(board: Board): readonly string[] {
  const first = ['Ched Nasad', 'Eryndlyn'].filter((name) => locationNamed(board.map, name) !== undefined)
  const free = mapNamed(board.map)
    .startSites.map(({ name }) => name)
    .filter((name) => !first.includes(name))
  return [...first, ...free].slice(0, board.players.length)
}

interface Setup {
  readonly settings: TyrantsSettings
  readonly starts: readonly string[]
}

function printed({ name, white }: Location, { settings, starts }: Setup): readonly Owner[] {
  const extra = settings.menzoExtraNeutral && name === EXTRA_WHITE_AT ? 1 : 0
  const whites = Array.from({ length: white + extra }, () => WHITE)
  const seat = starts.indexOf(name)
  return seat < 0 ? whites : [...whites, seat]
}

function ownersAt(board: Board, value: unknown, where: string): readonly Owner[] {
  return textsAt(value ?? [], where).map((name) => {
    if (name === NEUTRAL) return WHITE
    const seat = board.players.findIndex((player) => player.name === name)
    if (seat === -1) throw new PositionError(`${where}: there is no player '${name}'`)
    return seat
  })
}

function withSpy(board: Board, place: Location, seat: Owner): Board {
  if (seat === WHITE) throw new PositionError(`sites.${place.name}.spies: there are no neutral spies`)
  if (place.kind === 'path') throw new PositionError(`${place.name} is a path space and takes no spies`)
  if (board.ground.spies[place.index]?.includes(seat) === true)
    throw new PositionError(`sites.${place.name}.spies names a player twice`)
  return reduce(board, { kind: 'placed-spy', seat, at: place.index })
}

function withTrophies(board: Board, hall: number, value: unknown): Board {
  const name = board.players[hall]?.name ?? ''
  return ownersAt(board, value, `${name}.trophyHall`).reduce((after, owner) => {
    if (owner === hall) throw new PositionError(`${name}.trophyHall holds an own troop`)
    const player = after.players[hall]
    if (player === undefined) return after
    const trophies = player.trophies.with(owner + 1, (player.trophies[owner + 1] ?? 0) + 1)
    const players = after.players.with(hall, playerWith(player, { trophies }))
    return withoutOne(boardWith(after, { players }), owner)
  }, board)
}

/** One troop fewer in a barracks or the bank. */
function withoutOne(board: Board, owner: Owner): Board {
  if (owner === WHITE) return boardWith(board, { bank: board.bank - 1 })
  const players = board.players.map((player, seat) =>
    seat === owner ? playerWith(player, { troops: player.troops - 1 }) : player,
  )
  return boardWith(board, { players })
}

function withSupplies(board: Board, stated: readonly JsonObject[]): Board {
  const players = board.players.map((player, seat) => {
    const supply = (key: 'troops' | 'spies') => {
      if (player[key] < 0) throw new PositionError(`${player.name} has not so many ${key}`)
      const statedCount = stated[seat]?.[key]
      const left =
        statedCount === undefined ? player[key] : wholeNumberAt(statedCount, `${player.name}.${key}`)
      if (left > player[key]) throw new PositionError(`${player.name} has not so many ${key} left`)
      return left
    }
    return playerWith(player, { troops: supply('troops'), spies: supply('spies') })
  })
  return boardWith(board, { players })
}

const mapTitle = ({ map }: Board): string => (typeof map === 'string' ? map : map.name)
