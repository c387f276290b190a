import type { JsonObject } from '@parlour/kernel'
import type { ForeseenAct } from '../../rules/facts/forecast'
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
  /** What is sent to do it. */
  readonly act: JsonObject
  /** Its effect; undefined for what cannot be done now. */
  readonly foreseen: ForeseenAct | undefined
}

interface SeatLocation {
  readonly seat: number
  /** The number of the location. */
  readonly at: number
}

/** Whose piece an act is aimed at, and why it cannot be done. */
interface AimedAct {
  readonly owner?: Owner
  readonly reason?: string
}

/** Returns what power can buy at a location, or could: each with its price, and the reason why not now. */
export function placeActs(view: TyrantsView, where: SeatLocation): readonly PlaceAct[] {
  const place = mapNamed(view.map).locations[where.at]
  const stand = view.places[where.at]
  if (place === undefined || stand === undefined) return []
  const enemies = [...new Set(stand.troops)].filter((owner) => owner !== where.seat)
  const spies = stand.spies.filter((seat) => seat !== where.seat)
  const made = (kind: PowerKind, words: string, { owner, reason: no }: AimedAct = {}): PlaceAct => {
    const reason = no ?? reasonAgainst(view, where, kind)
    const named = owner === undefined ? {} : { owner: nameOf(view, owner) }
    const foreseen = { kind, at: where.at, owner: owner ?? where.seat, isBought: true }
    return {
      words,
      price: PRICES[kind],
      reason,
      foreseen: reason === undefined ? foreseen : undefined,
      act: { action: actionOf(kind), location: place.name, ...named },
    }
  }
  const hasSpace = stand.troops.length < place.spaces
  return [
    made('deploy', 'Deploy a Troop', hasSpace ? {} : { reason: 'no open space' }),
    ...(enemies.length === 0
      ? [made('assassinate', 'Assassinate a Troop', { reason: 'no enemy troop here' })]
      : enemies.map((owner) => made('assassinate', `Assassinate ${said(view, owner)} troop`, { owner }))),
    ...(spies.length === 0 && place.kind !== 'path'
      ? [made('return-spy', 'Return an Enemy Spy', { reason: 'no enemy spy here' })]
      : spies.map((owner) =>
          made('return-spy', `Return the spy of ${ownerName(view.players, owner)}`, { owner }),
        )),
  ]
}

const said = ({ players }: TyrantsView, owner: Owner): string =>
  owner === WHITE ? 'a white' : `a ${ownerName(players, owner)}`

const nameOf = ({ players }: TyrantsView, owner: Owner): string =>
  owner === WHITE ? neutralName(players) : (players[owner]?.name ?? '')

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
