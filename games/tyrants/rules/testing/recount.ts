import type { Board } from '../engine/board'
import { type Location, mapNamed } from '../facts/map'
import { WHITE } from '../facts/piece'
import { counted } from './counted'

/** What the door for change counts on, counted again from what stands on the map and lies in the zones. */
export function recount(board: Board): object {
  const { locations, sites } = mapNamed(board.map)
  const troopsAt = (at: number) => board.ground.troops[at] ?? []
  const spiesAt = (at: number) => board.ground.spies[at] ?? []
  const holders = locations.map((place) => holderOf(place, troopsAt(place.index)))
  const isTotal = ({ index, spaces }: Location) =>
    troopsAt(index).filter((owner) => owner === holders[index]).length === spaces &&
    spiesAt(index).every((seat) => seat === holders[index])
  const players = counted(board).players.map((player, seat) => {
    const controlled = sites.filter(({ index }) => holders[index] === seat)
    return {
      troopsOnMap: locations.flatMap(({ index }) => troopsAt(index)).filter((owner) => owner === seat).length,
      spiesOnMap: locations.flatMap(({ index }) => spiesAt(index)).filter((owner) => owner === seat).length,
      sites: controlled.length,
      sitePoints: controlled.reduce((sum, { points }) => sum + points, 0),
      totalSites: controlled.filter(isTotal).length,
      markers: controlled.filter(({ marker }) => marker !== undefined).length,
      deckPoints: player.deckPoints,
      innerPoints: player.innerPoints,
      presence: locations.map(({ index, neighbors }) => {
        const near = [index, ...neighbors].flatMap(troopsAt)
        return [...near, ...spiesAt(index)].filter((owner) => owner === seat).length
      }),
    }
  })
  const control = locations.map(({ index }) => holders[index] ?? -1)
  return { players, control, total: locations.map((place) => control[place.index] !== -1 && isTotal(place)) }
}

/** The same, as the board has kept it. */
export function countsOf({ players, ground }: Board): object {
  return {
    players: players.map((player, seat) => ({
      troopsOnMap: player.troopsOnMap,
      spiesOnMap: player.spiesOnMap,
      sites: player.sites,
      sitePoints: player.sitePoints,
      totalSites: player.totalSites,
      markers: player.markers,
      deckPoints: player.deckPoints,
      innerPoints: player.innerPoints,
      presence: ground.presence[seat] ?? [],
    })),
    control: ground.control,
    total: ground.total,
  }
}

function holderOf({ kind }: Location, troops: readonly number[]): number {
  if (kind === 'path') return -1
  const counts = [...new Set(troops)].map((owner) => ({
    owner,
    count: troops.filter((one) => one === owner).length,
  }))
  const [first, second] = counts.toSorted((one, other) => other.count - one.count)
  return first === undefined || first.count === second?.count || first.owner === WHITE ? -1 : first.owner
}
