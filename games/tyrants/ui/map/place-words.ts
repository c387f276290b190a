import { placeName } from '../../rules/facts/map'
import type { PlaceView } from '../../rules/view'
import type { MapPlace } from './map-place'
import { type MapOwner, ownerName } from './owner'

/** How many troops each owner has at a location, in the order in which they came: '2 ann, 1 white'. */
export function troopWords(troops: PlaceView['troops'], owners: readonly MapOwner[]): string {
  return [...new Set(troops)]
    .map((owner) => `${troops.filter((one) => one === owner).length} ${ownerName(owners, owner)}`)
    .join(', ')
}

/** Who controls a location, in words. */
export function controlWords({ control, total }: PlaceView, owners: readonly MapOwner[]): string {
  if (control === undefined) return 'nobody'
  return `${ownerName(owners, control)}${total === true ? ', total' : ''}`
}

/** A location as a screen reader says it. */
export function placeLabel(place: MapPlace, stand: PlaceView, owners: readonly MapOwner[]): string {
  const troops = troopWords(stand.troops, owners)
  if (place.kind === 'path')
    return `${placeName(place)}: ${troops === '' ? 'free' : troops}${stand.gem === true ? ', a gem' : ''}`
  const spies = stand.spies.map((seat) => ownerName(owners, seat))
  return [
    `${placeName(place)}: ${place.points} VP`,
    `${stand.troops.length} of ${place.spaces} spaces filled${troops === '' ? '' : ` (${troops})`}`,
    stand.control === undefined ? 'nobody controls it' : `control: ${controlWords(stand, owners)}`,
    ...(place.marker === undefined || stand.control === undefined
      ? []
      : [`marker: ${ownerName(owners, stand.control)}`]),
    ...(spies.length === 0 ? [] : [`spies: ${spies.join(', ')}`]),
    ...(place.start ? ['start site'] : []),
  ].join(', ')
}
