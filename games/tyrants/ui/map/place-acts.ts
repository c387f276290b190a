import type { JsonObject } from '@parlour/kernel'
import { mapNamed } from '../../rules/facts/map'
import { neutralName, PRICES } from '../../rules/facts/names'
import { type Owner, WHITE } from '../../rules/facts/piece'
import { DIRECT_ACTS, type PowerKind } from '../../rules/facts/question-kinds'
import type { TyrantsView } from '../../rules/view'
import { ownerName } from './owner'

/** Something that power buys at a location. */
export interface PlaceAct {
  readonly words: string
  readonly price: number
  /** Why it cannot be done now. */
  readonly reason: string | undefined
  /** What is sent for it. */
  readonly act: JsonObject
}

interface SeatLocation {
  readonly seat: number
  /** The number of the location. */
  readonly at: number
}

/** Returns what power can buy at a location, or could: each with its price, and the reason why not now. */
export function placeActs(view: TyrantsView, where: SeatLocation): readonly PlaceAct[] {
  const place = mapNamed(view.map).locations[where.at]
  const stand = view.places[where.at]
  if (place === undefined || stand === undefined) return []
  const enemies = [...new Set(stand.troops)].filter((owner) => owner !== where.seat)
  const spies = stand.spies.filter((seat) => seat !== where.seat)
  const made = (
    kind: PowerKind,
    words: string,
    more: JsonObject & { readonly reason?: string } = {},
  ): PlaceAct => {
    const { reason, ...rest } = more
    return {
      words,
      price: PRICES[kind],
      reason: reason ?? reasonAgainst(view, where, kind),
      act: { action: actionOf(kind), location: place.name, ...rest },
    }
  }
  const hasSpace = stand.troops.length < place.spaces
  return [
    made('deploy', 'Deploy a Troop', hasSpace ? {} : { reason: 'no open space' }),
    ...(enemies.length === 0
      ? [made('assassinate', 'Assassinate a Troop', { reason: 'no enemy troop here' })]
      : enemies.map((owner) =>
          made('assassinate', `Assassinate ${said(view, owner)} troop`, named(view, owner)),
        )),
    ...(spies.length === 0 && place.kind !== 'path'
      ? [made('return-spy', 'Return an Enemy Spy', { reason: 'no enemy spy here' })]
      : spies.map((owner) =>
          made('return-spy', `Return the spy of ${ownerName(view.players, owner)}`, named(view, owner)),
        )),
  ]
}

const said = ({ players }: TyrantsView, owner: Owner): string =>
  owner === WHITE ? 'a white' : `a ${ownerName(players, owner)}`

const named = ({ players }: TyrantsView, owner: Owner): JsonObject => ({
  owner: owner === WHITE ? neutralName(players) : (players[owner]?.name ?? ''),
})

const actionOf = (kind: PowerKind): string =>
  Object.entries(DIRECT_ACTS).find(([, meant]) => meant === kind)?.[0] ?? ''

function reasonAgainst(view: TyrantsView, { seat, at }: SeatLocation, kind: PowerKind): string | undefined {
  const player = view.players[seat]
  if (player === undefined) return 'you have no seat'
  const isAnywhere = kind === 'deploy' && !view.places.some(({ troops }) => troops.includes(seat))
  if (!isAnywhere && !player.presence.includes(at)) return 'no presence here'
  if (kind === 'deploy' && player.troops === 0) return 'no troops left'
  return player.power < PRICES[kind] ? `needs ${PRICES[kind]} power` : undefined
}
