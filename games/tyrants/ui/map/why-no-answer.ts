import type { Request } from '@parlour/kernel'
import { mapNamed } from '../../rules/facts/map'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import type { TyrantsView } from '../../rules/view'

interface Where {
  readonly seat: number
  /** The number of the location. */
  readonly at: number
}

/** Returns why a click on a location is not an answer to what the viewer is asked. */
export function whyNoAnswer(request: Request | undefined, view: TyrantsView, where: Where): string {
  if (view.outcome !== undefined) return 'The game is over.'
  if (request === undefined) return 'It is not your turn.'
  const place = mapNamed(view.map).locations[where.at]
  const stand = view.places[where.at]
  if (place === undefined || stand === undefined) return ''
  const isReached = view.players[where.seat]?.presence.includes(where.at) === true
  const isSite = place.kind !== 'path'
  const hasEnemy = stand.troops.some((owner) => owner !== where.seat)
  const near = isReached ? undefined : 'You have no presence here.'
  const enemy = hasEnemy ? near : 'There is no enemy troop here.'
  const reasons: Readonly<Partial<Record<QuestionKind, string | undefined>>> = {
    'start-site': place.start ? 'Another player starts here.' : 'This is not a starting location.',
    deploy: stand.troops.length < place.spaces ? near : 'There is no open space here.',
    'move-to': 'There is no open space here.',
    assassinate: enemy,
    supplant: enemy,
    'move-troop': enemy,
    'return-token': near ?? 'There is nothing here to return.',
    'place-spy': isSite ? 'You already have a spy here.' : 'Spies can only be placed at sites.',
    'return-spy': 'You have no spy here.',
    site: near ?? 'There is no troop here that the card may take.',
  }
  return (
    Object.entries(reasons).find(([kind]) => kind === request.kind)?.[1] ?? 'This is not one of your choices.'
  )
}
