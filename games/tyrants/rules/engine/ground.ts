import { type AnyMap, type GameMap, type Location, mapNamed } from '../facts/map'
import type { Owner } from '../facts/piece'
import { NOBODY, siteHolding, type StandingPieces } from '../facts/site-holding'
import type { Ground } from './board'

/** What comes to a location and what leaves it, in one step. */
export interface Arrivals {
  readonly at: number
  readonly troop?: Owner
  readonly gone?: Owner
  readonly spy?: number
  readonly spyGone?: number
}

/**
 * The ground after something came to a location or left it: presence there and around, and control of it, are
 * counted on (rules: tyrants 5).
 */
export function groundWith(ground: Ground, map: AnyMap, change: Arrivals): Ground {
  const { at } = change
  const place = mapNamed(map).locations[at]
  if (place === undefined) throw new RangeError(`there is no location ${at}`)
  const troops = listWith(ground.troops, at, { gone: change.gone, come: change.troop })
  const spies = listWith(ground.spies, at, { gone: change.spyGone, come: change.spy })
  let { presence } = ground
  if (change.gone !== undefined) presence = reaching(presence, place, { seat: change.gone, by: -1 })
  if (change.troop !== undefined) presence = reaching(presence, place, { seat: change.troop, by: 1 })
  if (change.spyGone !== undefined) presence = spying(presence, at, { seat: change.spyGone, by: -1 })
  if (change.spy !== undefined) presence = spying(presence, at, { seat: change.spy, by: 1 })
  const { control, total } = controlled(ground, place, { troops: troops[at] ?? [], spies: spies[at] ?? [] })
  return { troops, spies, presence, control, total }
}

interface Exchange {
  readonly gone: number | undefined
  readonly come: number | undefined
}

function listWith(
  lists: readonly (readonly number[])[],
  at: number,
  { gone, come }: Exchange,
): readonly (readonly number[])[] {
  if (gone === undefined && come === undefined) return lists
  const list = (lists[at] ?? []).slice()
  if (gone !== undefined) {
    const found = list.indexOf(gone)
    if (found < 0) throw new RangeError(`nothing of ${gone} is at location ${at}`)
    list.splice(found, 1)
  }
  if (come !== undefined) list.push(come)
  return lists.with(at, list)
}

interface Step {
  readonly seat: Owner
  readonly by: number
}
type Presence = Ground['presence']

/** A troop is felt where it stands and in all neighboring locations. White troops have no presence. */
function reaching(presence: Presence, { index, neighbors }: Location, { seat, by }: Step): Presence {
  const counts = presence[seat]?.slice()
  if (counts === undefined) return presence
  counts[index] = (counts[index] ?? 0) + by
  for (const next of neighbors) counts[next] = (counts[next] ?? 0) + by
  return presence.with(seat, counts)
}

/** A spy is felt at its site alone. */
function spying(presence: Presence, at: number, { seat, by }: Step): Presence {
  const counts = presence[seat] ?? []
  return presence.with(seat, counts.with(at, (counts[at] ?? 0) + by))
}

type Holdings = Pick<Ground, 'control' | 'total'>

function controlled({ control, total }: Holdings, place: Location, here: StandingPieces): Holdings {
  if (place.kind === 'path') return { control, total }
  const { holder, isTotal } = siteHolding(place, here)
  const at = place.index
  return {
    control: control[at] === holder ? control : control.with(at, holder),
    total: total[at] === isTotal ? total : total.with(at, isTotal),
  }
}

/** The ground of a map for this many seats, with nothing on it. */
export function emptyGround({ locations }: GameMap, seats: number): Ground {
  return {
    troops: locations.map(() => []),
    spies: locations.map(() => []),
    presence: Array.from({ length: seats }, () => locations.map(() => 0)),
    control: locations.map(() => NOBODY),
    total: locations.map(() => false),
  }
}
