import type { ChoiceItem, Request } from '@parlour/kernel'
import { type Location, locationNamed, mapNamed, placeName } from '../../rules/facts/map'
import { meaningOf, type Owner } from '../../rules/facts/piece'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import type { PlaceView, TyrantsView } from '../../rules/view'

interface SeatLocation {
  readonly seat: number
  /** The number of the location. */
  readonly at: number
}

/** A location that was clicked, and how it stands. */
interface ClickedLocation {
  readonly place: Location
  readonly stand: PlaceView
  readonly seat: number
}

/** Returns why a click on a location is not an answer to what the viewer is asked. */
export function whyNoAnswer(request: Request | undefined, view: TyrantsView, where: SeatLocation): string {
  if (view.outcome !== undefined) return 'The game is over.'
  if (request === undefined) return 'It is not your turn.'
  const place = mapNamed(view.map).locations[where.at]
  const stand = view.places[where.at]
  if (place === undefined || stand === undefined) return ''
  const isReached = view.players[where.seat]?.presence.includes(where.at) === true
  const isSite = place.kind !== 'path'
  const isFull = stand.troops.length >= place.spaces
  const near = isReached ? undefined : 'You have no presence here.'
  const enemy = whyNoEnemy(request, view, { place, stand, seat: where.seat })
  const noTroop = 'There is no troop here that the card may take.'
  const reasons: Readonly<Partial<Record<QuestionKind, string | undefined>>> = {
    'start-site': place.start ? 'Another player starts here.' : 'This is not a starting location.',
    deploy: isFull ? 'There is no open space here.' : near,
    'move-to': isFull ? 'There is no open space here.' : 'The troop is moved away from here.',
    assassinate: enemy,
    supplant: enemy,
    'move-troop': enemy,
    'return-token': near ?? 'There is nothing here to return.',
    'place-spy': isSite ? 'You already have a spy here.' : 'Spies can only be placed at sites.',
    'return-spy': 'You have no spy here.',
    site: isSite ? (near ?? noTroop) : 'This is not a site.',
  }
  return (
    Object.entries(reasons).find(([kind]) => kind === request.kind)?.[1] ?? 'This is not one of your choices.'
  )
}

/**
 * Why no troop at a location can be aimed at. A card may aim anywhere, or at one site alone, and a question
 * does not say so: what it offers tells.
 */
function whyNoEnemy(
  request: Request,
  view: TyrantsView,
  { place, stand, seat }: ClickedLocation,
): string | undefined {
  if (stand.troops.every((owner) => owner === seat)) return 'There is no enemy troop here.'
  const offered = troopsOffered(request, view)
  const places = new Set(offered.map(({ at }) => at))
  const [only] = places
  if (only !== undefined && places.size === 1) return `Only ${placeName(only)} can be chosen.`
  const presence = view.players[seat]?.presence ?? []
  const needsPresence = [...places].every(({ index }) => presence.includes(index))
  const isMeant = offered.some(({ owner }) => stand.troops.includes(owner))
  return needsPresence && isMeant && !presence.includes(place.index)
    ? 'You have no presence here.'
    : undefined
}

/** A troop that a question offers. */
interface OfferedTroop {
  readonly at: Location
  readonly owner: Owner
}

function troopsOffered({ choices }: Request, view: TyrantsView): readonly OfferedTroop[] {
  if (typeof choices === 'string') return []
  return choices.flatMap((choice) => {
    const thing = meaningOf(piecesOf(choice)[0] ?? '')
    const at = thing?.kind === 'troop' ? locationNamed(view.map, thing.location) : undefined
    return thing?.kind === 'troop' && at !== undefined ? [{ at, owner: thing.owner }] : []
  })
}

const piecesOf = (choice: string | number | ChoiceItem): readonly string[] =>
  typeof choice === 'object' ? (choice.pieces ?? []) : []
