import type { Flight } from '@parlour/ui-kit'
import { mapNamed } from '../../rules/facts/map'
import { meaningOf, type Owner, piece, WHITE } from '../../rules/facts/piece'
import type { NewsItem, TyrantsView } from '../../rules/view'
import { FlyingCard } from './flying-card'
import { FlyingPiece } from './flying-piece'

/** More at once than this only confuses. */
const MOST = 12

/**
 * Returns what moved with the last answer: cards, troops and spies, each from where it was to where it lies
 * now.
 */
export function flightsOf(view: TyrantsView): readonly Flight[] {
  return view.news.flatMap((item) => flightOf(item, view) ?? []).slice(-MOST)
}

type FlightEnds = Pick<Flight, 'from' | 'to'>

function flightOf(item: NewsItem, view: TyrantsView): Flight | undefined {
  const at = (index: number) => [piece.location(mapNamed(view.map).locations[index]?.name ?? '')]
  const flying = (kind: 'troop' | 'spy', owner: Owner, ends: FlightEnds): Flight => ({
    face: <FlyingPiece kind={kind} owner={owner} owners={view.players} />,
    ...ends,
  })
  switch (item.kind) {
    case 'moved':
      return cardFlight(item)
    case 'deployed': {
      const from = item.from === 'supply' ? ownerPlace(item.owner) : ownerPlace(item.from)
      return flying('troop', item.owner, { from, to: at(item.at) })
    }
    case 'assassinated':
    case 'supplanted':
      return flying('troop', item.owner, { from: at(item.at), to: ownerPlace(item.by) })
    case 'moved-troop':
      return flying('troop', item.owner, { from: at(item.from), to: at(item.to) })
    case 'returned-troop':
      return flying('troop', item.owner, { from: at(item.at), to: ownerPlace(item.owner) })
    case 'placed-spy':
      return flying('spy', item.seat, { from: ownerPlace(item.seat), to: at(item.at) })
    case 'returned-spy':
      return flying('spy', item.seat, { from: at(item.at), to: ownerPlace(item.seat) })
    default:
      return undefined
  }
}

/** Where the pieces of an owner lie that are not on the map; white ones lie nowhere that is drawn. */
const ownerPlace = (owner: Owner): readonly string[] => (owner === WHITE ? [] : [piece.seat(owner)])

function cardFlight({
  card,
  name,
  from,
  to,
}: Extract<NewsItem, { readonly kind: 'moved' }>): Flight | undefined {
  if (from === to) return undefined
  return {
    face: <FlyingCard name={name} />,
    from: [from, ...seatOf(from)],
    to: [...(card === undefined ? [] : [piece.card(card)]), to, ...seatOf(to)],
  }
}

/** The player to whose piles an address belongs: for those that are not drawn by themselves. */
function seatOf(address: string): readonly string[] {
  const meaning = meaningOf(address)
  return meaning?.kind === 'pile' ? [piece.seat(meaning.seat)] : []
}
