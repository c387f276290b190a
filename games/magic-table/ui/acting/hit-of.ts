import type { Table } from '../table/table'
import type { Hit } from './click-rules'

/** Returns what lies under a click, by the marks that the parts of the table carry. */
export function hitOf(target: Element, { places }: Pick<Table, 'places'>, adds: boolean): Hit {
  const card = target.closest('[data-card]')?.getAttribute('data-card')
  const place = places.get(card ?? '')
  if (card !== null && place !== undefined)
    return { kind: 'card', card: place.card.id, zone: place.zone, index: place.index, adds }
  const player = target.closest('[data-player-name]')?.getAttribute('data-player-name')
  if (typeof player === 'string') return { kind: 'player', player }
  const zone = target.closest('[data-zone]')?.getAttribute('data-zone')
  if (typeof zone !== 'string') return { kind: 'background' }
  return { kind: 'zone', zone, part: target.closest('[data-zone-name]') === null ? 'free' : 'name' }
}
